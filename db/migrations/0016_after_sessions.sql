CREATE TABLE "attendance_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"live_session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mail_id" uuid,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_feedback" (
	"live_session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"usefulness" integer NOT NULL,
	"clarity" integer NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_feedback_live_session_id_user_id_pk" PRIMARY KEY("live_session_id","user_id"),
	CONSTRAINT "session_feedback_scores" CHECK ("session_feedback"."usefulness" between 1 and 5
      and "session_feedback"."clarity" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attendance_invitations" ADD CONSTRAINT "attendance_invitations_live_session_id_live_sessions_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_invitations" ADD CONSTRAINT "attendance_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_feedback" ADD CONSTRAINT "session_feedback_live_session_id_live_sessions_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_feedback" ADD CONSTRAINT "session_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_invitations_email_unique" ON "attendance_invitations" USING btree ("live_session_id",lower("email"));--> statement-breakpoint
CREATE INDEX "attendance_invitations_email_index" ON "attendance_invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "attendance_invitations_invited_by_index" ON "attendance_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "attendance_invitations_created_at_index" ON "attendance_invitations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "session_feedback_user_id_index" ON "session_feedback" USING btree ("user_id");