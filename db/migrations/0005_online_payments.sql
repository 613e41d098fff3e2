CREATE TABLE "online_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"link_id" uuid,
	"amount_paise" bigint NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"payment_id" uuid,
	"problem" text,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "online_payments_amount_positive" CHECK ("online_payments"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "online_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"online_payment_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"applied_at" timestamp with time zone,
	"document_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "online_refunds_amount_positive" CHECK ("online_refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"provider_id" text,
	"url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_links_amount_positive" CHECK ("payment_links"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reversed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_link_id_payment_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payment_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_refunds" ADD CONSTRAINT "online_refunds_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "online_payments_payment_id_unique" ON "online_payments" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "online_payments_link_id_index" ON "online_payments" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "online_payments_problem_index" ON "online_payments" USING btree ("created_at") WHERE "online_payments"."payment_id" is null and "online_payments"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "online_refunds_online_payment_id_index" ON "online_refunds" USING btree ("online_payment_id");--> statement-breakpoint
CREATE INDEX "online_refunds_document_id_index" ON "online_refunds" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "payment_events_created_at_index" ON "payment_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_links_order_id_index" ON "payment_links" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_links_expires_at_index" ON "payment_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_links_open_unique" ON "payment_links" USING btree ("order_id") WHERE "payment_links"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_links_provider_id_unique" ON "payment_links" USING btree ("provider_id");