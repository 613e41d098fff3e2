ALTER TABLE "live_sessions" ADD COLUMN "announced_time" jsonb;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "new_time_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "live_sessions_new_time_due_at_index" ON "live_sessions" USING btree ("new_time_due_at") WHERE "live_sessions"."new_time_due_at" is not null;