ALTER TABLE "mail_outbox" ADD COLUMN "crowd" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "gatherings" ADD COLUMN "moved_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gatherings" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "gatherings" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "gatherings" ADD CONSTRAINT "gatherings_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_batch_id_index" ON "mail_outbox" USING btree ("batch_id") WHERE "mail_outbox"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "gatherings_changed_by_index" ON "gatherings" USING btree ("changed_by");