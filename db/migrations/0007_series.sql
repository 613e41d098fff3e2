ALTER TABLE "mail_outbox" ADD COLUMN "crowd" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "gatherings" ADD COLUMN "moved_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gatherings" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
CREATE INDEX "mail_outbox_batch_id_index" ON "mail_outbox" USING btree ("batch_id") WHERE "mail_outbox"."batch_id" is not null;