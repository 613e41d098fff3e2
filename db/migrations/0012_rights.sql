CREATE TABLE "address_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"wish" text,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_copies" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"keep_certificates" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_events" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recoveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"vouched_by" uuid,
	"email" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"decided_by" uuid,
	"ready_at" timestamp with time zone,
	"objection_hash" text,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "answer_by" date;--> statement-breakpoint
ALTER TABLE "address_links" ADD CONSTRAINT "address_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_vouched_by_users_id_fk" FOREIGN KEY ("vouched_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "address_links_token_hash_unique" ON "address_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "address_links_kind_unique" ON "address_links" USING btree ("user_id","kind") WHERE "address_links"."kind" <> 'back';--> statement-breakpoint
CREATE INDEX "address_links_user_id_index" ON "address_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "address_links_email_index" ON "address_links" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "address_links_expires_at_index" ON "address_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_copies_token_hash_unique" ON "data_copies" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "data_copies_expires_at_index" ON "data_copies" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_token_hash_unique" ON "erasures" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "erasures_due_at_index" ON "erasures" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mail_events_created_at_index" ON "mail_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recoveries_open_unique" ON "recoveries" USING btree ("user_id") WHERE "recoveries"."state" in ('asked', 'granted', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "recoveries_token_hash_unique" ON "recoveries" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "recoveries_objection_hash_unique" ON "recoveries" USING btree ("objection_hash");--> statement-breakpoint
CREATE INDEX "recoveries_state_index" ON "recoveries" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "recoveries_vouched_by_index" ON "recoveries" USING btree ("vouched_by");--> statement-breakpoint
CREATE INDEX "recoveries_decided_by_index" ON "recoveries" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "recoveries_created_at_index" ON "recoveries" USING btree ("created_at");