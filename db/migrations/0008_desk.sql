CREATE TABLE "application_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"asked_by" uuid,
	"text" text NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_merges" (
	"from_id" uuid PRIMARY KEY NOT NULL,
	"into_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "looks" (
	"thing" text NOT NULL,
	"user_id" uuid NOT NULL,
	"writing" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "looks_thing_user_id_pk" PRIMARY KEY("thing","user_id")
);
--> statement-breakpoint
DROP INDEX "contacts_created_at_index";--> statement-breakpoint
DROP INDEX "contacts_state_index";--> statement-breakpoint
DROP INDEX "applications_state_index";--> statement-breakpoint
DROP INDEX "schools_created_at_index";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "thing" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "term_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_merges" ADD CONSTRAINT "school_merges_into_id_schools_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_questions_application_id_index" ON "application_questions" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_questions_asked_by_index" ON "application_questions" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "school_merges_into_id_index" ON "school_merges" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "looks_user_id_index" ON "looks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "looks_seen_at_index" ON "looks" USING btree ("seen_at");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_index" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_thing_index" ON "audit_log" USING btree ("thing","id");--> statement-breakpoint
CREATE INDEX "audit_log_act_index" ON "audit_log" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_unsent_index" ON "mail_outbox" USING btree ("created_at","id") WHERE "mail_outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "applications_created_at_index" ON "applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "applications_decided_by_index" ON "applications" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "presences_at_index" ON "presences" USING btree ("at");--> statement-breakpoint
CREATE INDEX "contacts_created_at_index" ON "contacts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_state_index" ON "contacts" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_state_index" ON "applications" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "schools_created_at_index" ON "schools" USING btree ("created_at","id");