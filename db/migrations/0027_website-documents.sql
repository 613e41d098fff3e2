CREATE TABLE "school_site_document_reminders" (
	"site_id" uuid NOT NULL,
	"last_day" text NOT NULL,
	"file_id" text NOT NULL,
	"days_before" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_site_document_reminders_pk" PRIMARY KEY("site_id","file_id","last_day","days_before")
);
--> statement-breakpoint
ALTER TABLE "school_site_document_reminders" ADD CONSTRAINT "school_site_document_reminders_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;