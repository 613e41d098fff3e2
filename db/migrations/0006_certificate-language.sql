ALTER TABLE "users" ADD COLUMN "certificate_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;