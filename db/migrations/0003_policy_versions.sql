CREATE TABLE "policy_versions" (
	"policy" text NOT NULL,
	"number" integer NOT NULL,
	"body" text NOT NULL,
	"summary" text NOT NULL,
	"effective_from" date NOT NULL,
	"replaced_original" jsonb,
	"published_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policy_versions_policy_number_pk" PRIMARY KEY("policy","number"),
	CONSTRAINT "policy_versions_follow_the_original" CHECK ("policy_versions"."number" >= 2)
);
--> statement-breakpoint
CREATE TABLE "policy_withdrawals" (
	"policy" text NOT NULL,
	"number" integer NOT NULL,
	"withdrawn_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policy_withdrawals_policy_number_pk" PRIMARY KEY("policy","number")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "privacy_version_seen" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_version_seen" integer;--> statement-breakpoint
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_withdrawals" ADD CONSTRAINT "policy_withdrawals_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_withdrawals" ADD CONSTRAINT "policy_withdrawals_version_fk" FOREIGN KEY ("policy","number") REFERENCES "public"."policy_versions"("policy","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policy_versions_published_by_index" ON "policy_versions" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "policy_withdrawals_withdrawn_by_index" ON "policy_withdrawals" USING btree ("withdrawn_by");--> statement-breakpoint

/* Erasing an account still sets published_by to null. */
CREATE FUNCTION reject_policy_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'published versions of a policy never change';
END $$;--> statement-breakpoint
CREATE TRIGGER policy_versions_immutable
	BEFORE DELETE OR UPDATE OF policy, number, body, summary, effective_from, replaced_original, created_at
	ON "policy_versions" FOR EACH ROW EXECUTE FUNCTION reject_policy_version_change();
