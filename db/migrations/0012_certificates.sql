ALTER TABLE "certificates" ADD COLUMN "corrected_because" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "former_name" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "former_corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "learning_entries" ADD COLUMN "removed_at" timestamp with time zone;