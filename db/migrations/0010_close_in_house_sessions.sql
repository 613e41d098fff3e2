ALTER TABLE "in_house_sessions" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "in_house_sessions" ADD COLUMN "signed_list_file_id" text;--> statement-breakpoint
ALTER TABLE "in_house_sessions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "in_house_sessions" ADD CONSTRAINT "in_house_sessions_signed_list_file_id_files_id_fk" FOREIGN KEY ("signed_list_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "in_house_sessions_signed_list_file_id_index" ON "in_house_sessions" USING btree ("signed_list_file_id");