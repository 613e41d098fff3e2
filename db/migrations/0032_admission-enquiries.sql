CREATE TABLE "school_site_enquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"class_name" text NOT NULL,
	"school_year" text NOT NULL,
	"message" text,
	"state" text DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school_site_enquiries" ADD CONSTRAINT "school_site_enquiries_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_site_enquiries_site_id_index" ON "school_site_enquiries" USING btree ("site_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_site_enquiries_fingerprint_unique" ON "school_site_enquiries" USING btree ("site_id","fingerprint");--> statement-breakpoint
CREATE INDEX "school_site_enquiries_changed_at_index" ON "school_site_enquiries" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "school_site_enquiries_email_index" ON "school_site_enquiries" USING btree (lower("email"));