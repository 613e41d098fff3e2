ALTER TABLE "live_sessions" ADD COLUMN "takeaway" text;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "preparation" text;