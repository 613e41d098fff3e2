ALTER TABLE "items" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "items_publish_at_index" ON "items" USING btree ("publish_at") WHERE "items"."publish_at" is not null;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_only_drafts_are_scheduled" CHECK ("items"."publish_at" is null or "items"."state" = 'draft');