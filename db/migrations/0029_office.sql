CREATE TABLE "email_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_message_id" uuid,
	"application_id" uuid,
	"received_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"quoted" text DEFAULT '' NOT NULL,
	"attachment_names" text[] DEFAULT '{}' NOT NULL,
	"is_too_large" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_answers_have_one_subject" CHECK (num_nonnulls("email_answers"."contact_message_id", "email_answers"."application_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_answers" ADD CONSTRAINT "email_answers_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_answers" ADD CONSTRAINT "email_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_answers_received_id_unique" ON "email_answers" USING btree ("received_id");--> statement-breakpoint
CREATE INDEX "email_answers_contact_message_id_index" ON "email_answers" USING btree ("contact_message_id","created_at");--> statement-breakpoint
CREATE INDEX "email_answers_application_id_index" ON "email_answers" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "email_answers_email_index" ON "email_answers" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token_hash_unique" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "users_name_order_index" ON "users" USING btree (("firstname" || ' ' || "lastname") collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "orders_total_index" ON "orders" USING btree ("total_paise","id");