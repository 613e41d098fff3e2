CREATE TABLE "account_merges" (
	"from_user_id" uuid PRIMARY KEY NOT NULL,
	"into_user_id" uuid NOT NULL,
	"requested_by" uuid,
	"stop_token_hash" text NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "mailbox_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_recoveries" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "account_recoveries" ADD COLUMN "objected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_into_user_id_users_id_fk" FOREIGN KEY ("into_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_merges_stop_token_hash_unique" ON "account_merges" USING btree ("stop_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "account_merges_into_user_id_unique" ON "account_merges" USING btree ("into_user_id");--> statement-breakpoint
CREATE INDEX "account_merges_requested_by_index" ON "account_merges" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "account_merges_ready_at_index" ON "account_merges" USING btree ("ready_at");