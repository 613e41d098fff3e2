ALTER TABLE "users" ADD COLUMN "email_failure" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "outcome_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient_index" ON "mail_outbox" USING btree (lower("recipient"),"created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_outcome_index" ON "mail_outbox" USING btree ("created_at","id") WHERE "mail_outbox"."outcome" <> 'delivered';