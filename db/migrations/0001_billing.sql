CREATE TYPE "public"."document_kind" AS ENUM('quotation', 'invoice', 'receipt', 'credit-note');--> statement-breakpoint
CREATE TYPE "public"."payment_mode" AS ENUM('neft', 'rtgs', 'imps', 'upi', 'cheque', 'cash', 'online');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('reported', 'confirmed', 'rejected');--> statement-breakpoint
ALTER TYPE "public"."team_role" ADD VALUE 'accounts';--> statement-breakpoint
CREATE TABLE "billing_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_counters" (
	"prefix" text NOT NULL,
	"financial_year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_prefix_financial_year_pk" PRIMARY KEY("prefix","financial_year")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" "document_kind" NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"credits_id" uuid,
	"issued_on" date NOT NULL,
	"valid_until" date,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"rate_basis_points" integer,
	"place_of_supply" text,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint DEFAULT 0 NOT NULL,
	"sgst_paise" bigint DEFAULT 0 NOT NULL,
	"igst_paise" bigint DEFAULT 0 NOT NULL,
	"total_paise" bigint NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_number_short" CHECK (length("documents"."number") <= 16),
	CONSTRAINT "documents_lines_add_up" CHECK ("documents"."taxable_paise" + "documents"."cgst_paise" + "documents"."sgst_paise" + "documents"."igst_paise" = "documents"."total_paise")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid,
	"buyer" jsonb NOT NULL,
	"plan" text NOT NULL,
	"seats" integer NOT NULL,
	"months" integer NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"settled_paise" bigint DEFAULT 0 NOT NULL,
	"credited_paise" bigint DEFAULT 0 NOT NULL,
	"due_day" date NOT NULL,
	"term_id" uuid,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_settled_sane" CHECK ("orders"."settled_paise" between 0 and "orders"."total_paise"),
	CONSTRAINT "orders_credited_sane" CHECK ("orders"."credited_paise" between 0 and "orders"."total_paise")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"mode" "payment_mode" NOT NULL,
	"state" "payment_state" NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"tds_paise" bigint DEFAULT 0 NOT NULL,
	"file_id" text,
	"reported_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	"document_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amounts_sane" CHECK ("payments"."amount_paise" > 0 and "payments"."tds_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan" text NOT NULL,
	"seats_from" integer NOT NULL,
	"seats_to" integer NOT NULL,
	"months" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prices_seats_in_order" CHECK ("prices"."seats_from" between 1 and "prices"."seats_to"),
	CONSTRAINT "prices_months_sane" CHECK ("prices"."months" between 1 and 60),
	CONSTRAINT "prices_amount_positive" CHECK ("prices"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "billing_settings" ADD CONSTRAINT "billing_settings_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_credits_id_documents_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_settings_saved_by_index" ON "billing_settings" USING btree ("saved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number_unique" ON "documents" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_invoice_unique" ON "documents" USING btree ("order_id") WHERE "documents"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "documents_order_id_index" ON "documents" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_credits_id_index" ON "documents" USING btree ("credits_id");--> statement-breakpoint
CREATE INDEX "documents_issued_on_index" ON "documents" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "orders_school_id_index" ON "orders" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_created_at_index" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_due_day_index" ON "orders" USING btree ("due_day");--> statement-breakpoint
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_file_id_index" ON "payments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "payments_reported_by_index" ON "payments" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "payments_decided_by_index" ON "payments" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "payments_document_id_index" ON "payments" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "payments_state_index" ON "payments" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_unique" ON "payments" USING btree (lower("reference")) WHERE "payments"."state" <> 'rejected' and "payments"."mode" not in ('cheque', 'cash');--> statement-breakpoint
CREATE INDEX "prices_valid_from_index" ON "prices" USING btree ("valid_from","seats_from");--> statement-breakpoint
/* Written by hand from here, because Drizzle's schema cannot express it. */

/* Tax documents never change, and are kept for eight years. */
CREATE FUNCTION reject_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.issued_on < day_in_india() - interval '8 years' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'documents are immutable; correct them with a credit note';
END $$;--> statement-breakpoint
CREATE TRIGGER documents_immutable BEFORE UPDATE OR DELETE ON "documents"
	FOR EACH ROW EXECUTE FUNCTION reject_document_change();--> statement-breakpoint
CREATE FUNCTION reject_document_truncation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'documents are immutable; correct them with a credit note';
END $$;--> statement-breakpoint
CREATE TRIGGER documents_not_truncated BEFORE TRUNCATE ON "documents"
	FOR EACH STATEMENT EXECUTE FUNCTION reject_document_truncation();
