CREATE TABLE "draft_usage" (
	"key" text PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"user_id" uuid,
	"school_id" uuid,
	"period" date NOT NULL,
	"texts" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "draft_usage_has_its_subject" CHECK (("draft_usage"."scope" = 'user') = ("draft_usage"."user_id" is not null)
        and ("draft_usage"."scope" = 'school') = ("draft_usage"."school_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "draft_usage" ADD CONSTRAINT "draft_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_usage" ADD CONSTRAINT "draft_usage_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_usage_user_id_index" ON "draft_usage" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "draft_usage_school_id_index" ON "draft_usage" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "draft_usage_period_index" ON "draft_usage" USING btree ("scope","period");