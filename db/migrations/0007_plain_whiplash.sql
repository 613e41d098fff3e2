ALTER TABLE "users" ADD COLUMN "first_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "access_revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD COLUMN "factor_revoked_at" timestamp with time zone;