CREATE TABLE "in_house_attendances" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "in_house_attendances_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "in_house_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"title" text NOT NULL,
	"item_id" text,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"standard_domain" text,
	"attendance_code" text NOT NULL,
	"planned_by" uuid,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "in_house_sessions_minutes_sane" CHECK ("in_house_sessions"."minutes" between 1 and 720)
);
--> statement-breakpoint
ALTER TABLE "in_house_attendances" ADD CONSTRAINT "in_house_attendances_session_id_in_house_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."in_house_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_house_attendances" ADD CONSTRAINT "in_house_attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_house_sessions" ADD CONSTRAINT "in_house_sessions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_house_sessions" ADD CONSTRAINT "in_house_sessions_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_house_sessions" ADD CONSTRAINT "in_house_sessions_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "in_house_attendances_user_id_index" ON "in_house_attendances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "in_house_sessions_school_id_index" ON "in_house_sessions" USING btree ("school_id","starts_at");--> statement-breakpoint
CREATE INDEX "in_house_sessions_item_id_index" ON "in_house_sessions" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "in_house_sessions_planned_by_index" ON "in_house_sessions" USING btree ("planned_by");