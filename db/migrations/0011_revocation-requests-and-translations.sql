ALTER TABLE "certificates" ADD COLUMN "revocation_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "revocation_request_reason" text;--> statement-breakpoint
ALTER TABLE "list_entries" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "policy_versions" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;