CREATE TABLE "school_sign_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"token" text DEFAULT '' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat_answers" (
	"user_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seat_answers_user_id_school_id_pk" PRIMARY KEY("user_id","school_id")
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "sign_in_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "school_sign_ins" ADD CONSTRAINT "school_sign_ins_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_answers" ADD CONSTRAINT "seat_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_answers" ADD CONSTRAINT "seat_answers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_sign_ins_value_unique" ON "school_sign_ins" USING btree ("kind","value") WHERE "school_sign_ins"."confirmed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "school_sign_ins_school_unique" ON "school_sign_ins" USING btree ("school_id","kind","value");--> statement-breakpoint
CREATE INDEX "school_sign_ins_checked_at_index" ON "school_sign_ins" USING btree ("checked_at") WHERE "school_sign_ins"."confirmed_at" is not null and "school_sign_ins"."kind" = 'domain';--> statement-breakpoint
CREATE INDEX "seat_answers_school_id_index" ON "seat_answers" USING btree ("school_id","created_at");