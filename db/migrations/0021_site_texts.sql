CREATE TABLE "site_text_versions" (
	"name" text NOT NULL,
	"number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"published_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_text_versions_name_number_pk" PRIMARY KEY("name","number")
);
--> statement-breakpoint
CREATE TABLE "site_texts" (
	"name" text PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"previous_draft" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_text_versions" ADD CONSTRAINT "site_text_versions_name_site_texts_name_fk" FOREIGN KEY ("name") REFERENCES "public"."site_texts"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_text_versions" ADD CONSTRAINT "site_text_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_texts" ADD CONSTRAINT "site_texts_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_text_versions_published_by_index" ON "site_text_versions" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "site_texts_changed_by_index" ON "site_texts" USING btree ("changed_by");