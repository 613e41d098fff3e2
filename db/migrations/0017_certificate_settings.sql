CREATE TABLE "certificate_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"signature_file_id" text,
	"logo_file_id" text,
	"saved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "settings_version" integer;--> statement-breakpoint
ALTER TABLE "certificate_settings" ADD CONSTRAINT "certificate_settings_signature_file_id_files_id_fk" FOREIGN KEY ("signature_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_settings" ADD CONSTRAINT "certificate_settings_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_settings" ADD CONSTRAINT "certificate_settings_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_settings_saved_by_index" ON "certificate_settings" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "certificate_settings_signature_index" ON "certificate_settings" USING btree ("signature_file_id");--> statement-breakpoint
CREATE INDEX "certificate_settings_logo_index" ON "certificate_settings" USING btree ("logo_file_id");--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_settings_version_certificate_settings_version_fk" FOREIGN KEY ("settings_version") REFERENCES "public"."certificate_settings"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_settings_version_index" ON "certificates" USING btree ("settings_version");