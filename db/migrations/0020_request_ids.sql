ALTER TABLE "mail_outbox" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "request_id" uuid;