CREATE TABLE "school_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_responsibles" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_tags" (
	"school_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_tags_school_id_tag_pk" PRIMARY KEY("school_id","tag")
);
--> statement-breakpoint
ALTER TABLE "school_notes" ADD CONSTRAINT "school_notes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_notes" ADD CONSTRAINT "school_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_responsibles" ADD CONSTRAINT "school_responsibles_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_responsibles" ADD CONSTRAINT "school_responsibles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_tags" ADD CONSTRAINT "school_tags_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_notes_school_id_index" ON "school_notes" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "school_notes_author_id_index" ON "school_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "school_responsibles_user_id_index" ON "school_responsibles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "school_tags_tag_index" ON "school_tags" USING btree ("tag");