CREATE TABLE "picture_widths" (
	"file_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"drawn_id" text NOT NULL,
	CONSTRAINT "picture_widths_file_id_width_pk" PRIMARY KEY("file_id","width")
);
--> statement-breakpoint
ALTER TABLE "school_site_page_versions" ADD COLUMN "cover" jsonb;--> statement-breakpoint
ALTER TABLE "school_site_pages" ADD COLUMN "cover" jsonb;--> statement-breakpoint
ALTER TABLE "picture_widths" ADD CONSTRAINT "picture_widths_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_widths" ADD CONSTRAINT "picture_widths_drawn_id_files_id_fk" FOREIGN KEY ("drawn_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_widths_drawn_id_index" ON "picture_widths" USING btree ("drawn_id");