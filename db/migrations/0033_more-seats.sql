ALTER TABLE "orders" ADD COLUMN "adds_to_term_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seats_added_at" timestamp with time zone;