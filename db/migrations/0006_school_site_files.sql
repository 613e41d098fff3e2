CREATE TABLE "school_site_files" (
	"site_id" uuid NOT NULL,
	"file_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_site_files_site_id_file_id_pk" PRIMARY KEY("site_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "school_site_files" ADD CONSTRAINT "school_site_files_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_files" ADD CONSTRAINT "school_site_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_files" ADD CONSTRAINT "school_site_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_site_files_file_id_index" ON "school_site_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "school_site_files_uploaded_by_index" ON "school_site_files" USING btree ("uploaded_by");