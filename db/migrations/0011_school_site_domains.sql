CREATE TABLE "school_site_domains" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school_site_domains" ADD CONSTRAINT "school_site_domains_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_site_domains_domain_unique" ON "school_site_domains" USING btree ("domain") WHERE "school_site_domains"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "school_site_domains_checked_at_index" ON "school_site_domains" USING btree ("checked_at") WHERE "school_site_domains"."confirmed_at" is not null;