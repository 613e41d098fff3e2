CREATE TYPE "public"."message_state" AS ENUM('open', 'answered', 'spam');--> statement-breakpoint
CREATE TYPE "public"."item_access" AS ENUM('free', 'premium');--> statement-breakpoint
CREATE TYPE "public"."item_shelf" AS ENUM('book', 'film', 'workshop', 'work');--> statement-breakpoint
CREATE TYPE "public"."item_state" AS ENUM('draft', 'published');--> statement-breakpoint
CREATE TYPE "public"."gathering_kind" AS ENUM('series', 'workshop', 'meeting');--> statement-breakpoint
CREATE TYPE "public"."gathering_state" AS ENUM('draft', 'published', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."registration_state" AS ENUM('registered', 'waiting', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."staff_role" AS ENUM('editor', 'manager');--> statement-breakpoint
CREATE TABLE "certificates" (
	"number" text PRIMARY KEY NOT NULL,
	"gathering_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"corrected_at" timestamp with time zone,
	"corrected_because" text,
	"former_name" text,
	"former_corrected_at" timestamp with time zone,
	"corrections" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_because" text
);
--> statement-breakpoint
CREATE TABLE "learning_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"minutes" integer NOT NULL,
	"theme" text,
	"shared" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" uuid NOT NULL,
	"answered_by" uuid,
	"text" text NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_texts" (
	"file_id" text PRIMARY KEY NOT NULL,
	"pages" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"name" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cover_id" text,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_id_is_a_hash" CHECK ("files"."id" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"upload_id" uuid NOT NULL,
	"start" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "upload_parts_upload_id_start_pk" PRIMARY KEY("upload_id","start")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"checked_until" timestamp with time zone,
	"claimed" text[] DEFAULT '{}' NOT NULL,
	"file_id" text,
	"refusal" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_files" (
	"item_id" text NOT NULL,
	"role" text NOT NULL,
	"bundled" text,
	"file_id" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "item_files_item_id_role_pk" PRIMARY KEY("item_id","role"),
	CONSTRAINT "item_files_one_home" CHECK (num_nonnulls("item_files"."bundled", "item_files"."file_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "item_texts" (
	"item_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"words" jsonb NOT NULL,
	CONSTRAINT "item_texts_item_id_language_pk" PRIMARY KEY("item_id","language")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" text PRIMARY KEY NOT NULL,
	"shelf" "item_shelf" NOT NULL,
	"place" integer NOT NULL,
	"access" "item_access" NOT NULL,
	"state" "item_state" DEFAULT 'draft' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "items_id_fits_an_address" CHECK ("items"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "address_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"wish" text,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_copies" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"keep_certificates" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_events" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recoveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"vouched_by" uuid,
	"email" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"decided_by" uuid,
	"ready_at" timestamp with time zone,
	"objection_hash" text,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"asked_by" uuid,
	"text" text NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_merges" (
	"from_id" uuid PRIMARY KEY NOT NULL,
	"into_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attendance_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gathering_id" uuid NOT NULL,
	"imported_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gathering_letters" (
	"gathering_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gathering_letters_gathering_id_user_id_kind_pk" PRIMARY KEY("gathering_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "gatherings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"kind" "gathering_kind" NOT NULL,
	"state" "gathering_state" DEFAULT 'draft' NOT NULL,
	"theme" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"host" text NOT NULL,
	"host_line" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"moved_from" timestamp with time zone,
	"meeting_address" text NOT NULL,
	"audience" text NOT NULL,
	"seats" integer,
	"subject" text,
	"region" text,
	"proof" text NOT NULL,
	"word" text,
	"works" text[] DEFAULT '{}' NOT NULL,
	"recording_film" text,
	"recording_address" text,
	"repeat_id" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gatherings_minutes_sane" CHECK ("gatherings"."minutes" between 10 and 600)
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"gathering_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"how" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"import_id" uuid,
	CONSTRAINT "presences_gathering_id_user_id_pk" PRIMARY KEY("gathering_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"gathering_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" "registration_state" NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"joined_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registrations_gathering_id_user_id_pk" PRIMARY KEY("gathering_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "looks" (
	"thing" text NOT NULL,
	"user_id" uuid NOT NULL,
	"writing" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "looks_thing_user_id_pk" PRIMARY KEY("thing","user_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" "staff_role" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "contacts_created_at_index";--> statement-breakpoint
DROP INDEX "applications_state_index";--> statement-breakpoint
DROP INDEX "schools_created_at_index";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "team_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "certificate_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notice_seen" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notice_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_news" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "thing" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "answer_by" date;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "state" "message_state" DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "crowd" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "term_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_gathering_id_gatherings_id_fk" FOREIGN KEY ("gathering_id") REFERENCES "public"."gatherings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_entries" ADD CONSTRAINT "learning_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_answers" ADD CONSTRAINT "message_answers_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_answers" ADD CONSTRAINT "message_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_texts" ADD CONSTRAINT "file_texts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_files" ADD CONSTRAINT "item_files_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_files" ADD CONSTRAINT "item_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_texts" ADD CONSTRAINT "item_texts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_links" ADD CONSTRAINT "address_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_vouched_by_users_id_fk" FOREIGN KEY ("vouched_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_merges" ADD CONSTRAINT "school_merges_into_id_schools_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_imports" ADD CONSTRAINT "attendance_imports_gathering_id_gatherings_id_fk" FOREIGN KEY ("gathering_id") REFERENCES "public"."gatherings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_imports" ADD CONSTRAINT "attendance_imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathering_letters" ADD CONSTRAINT "gathering_letters_gathering_id_gatherings_id_fk" FOREIGN KEY ("gathering_id") REFERENCES "public"."gatherings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathering_letters" ADD CONSTRAINT "gathering_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gatherings" ADD CONSTRAINT "gatherings_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_gathering_id_gatherings_id_fk" FOREIGN KEY ("gathering_id") REFERENCES "public"."gatherings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_import_id_attendance_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."attendance_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_gathering_id_gatherings_id_fk" FOREIGN KEY ("gathering_id") REFERENCES "public"."gatherings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_person_unique" ON "certificates" USING btree ("gathering_id","user_id");--> statement-breakpoint
CREATE INDEX "certificates_user_id_index" ON "certificates" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "learning_entries_user_id_index" ON "learning_entries" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "message_answers_contact_id_index" ON "message_answers" USING btree ("contact_id","created_at");--> statement-breakpoint
CREATE INDEX "message_answers_answered_by_index" ON "message_answers" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "files_cover_id_index" ON "files" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "files_created_by_index" ON "files" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "uploads_user_id_index" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_expires_at_index" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_file_id_index" ON "uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "item_files_file_id_index" ON "item_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "items_changed_by_index" ON "items" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "items_shelf_index" ON "items" USING btree ("shelf","place");--> statement-breakpoint
CREATE UNIQUE INDEX "address_links_token_hash_unique" ON "address_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "address_links_kind_unique" ON "address_links" USING btree ("user_id","kind") WHERE "address_links"."kind" <> 'back';--> statement-breakpoint
CREATE INDEX "address_links_user_id_index" ON "address_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "address_links_email_index" ON "address_links" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "address_links_expires_at_index" ON "address_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_copies_token_hash_unique" ON "data_copies" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "data_copies_expires_at_index" ON "data_copies" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_token_hash_unique" ON "erasures" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "erasures_due_at_index" ON "erasures" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mail_events_created_at_index" ON "mail_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recoveries_open_unique" ON "recoveries" USING btree ("user_id") WHERE "recoveries"."state" in ('asked', 'granted', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "recoveries_token_hash_unique" ON "recoveries" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "recoveries_objection_hash_unique" ON "recoveries" USING btree ("objection_hash");--> statement-breakpoint
CREATE INDEX "recoveries_state_index" ON "recoveries" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "recoveries_vouched_by_index" ON "recoveries" USING btree ("vouched_by");--> statement-breakpoint
CREATE INDEX "recoveries_decided_by_index" ON "recoveries" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "recoveries_created_at_index" ON "recoveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "application_questions_application_id_index" ON "application_questions" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_questions_asked_by_index" ON "application_questions" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "school_merges_into_id_index" ON "school_merges" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "attendance_imports_gathering_id_index" ON "attendance_imports" USING btree ("gathering_id");--> statement-breakpoint
CREATE INDEX "attendance_imports_imported_by_index" ON "attendance_imports" USING btree ("imported_by");--> statement-breakpoint
CREATE INDEX "gathering_letters_user_id_index" ON "gathering_letters" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gatherings_slug_unique" ON "gatherings" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "gatherings_starts_at_index" ON "gatherings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "gatherings_repeat_id_index" ON "gatherings" USING btree ("repeat_id");--> statement-breakpoint
CREATE INDEX "gatherings_changed_by_index" ON "gatherings" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "presences_user_id_index" ON "presences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presences_at_index" ON "presences" USING btree ("at");--> statement-breakpoint
CREATE INDEX "presences_import_id_index" ON "presences" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "registrations_user_id_index" ON "registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registrations_waiting_index" ON "registrations" USING btree ("gathering_id","since") WHERE "registrations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "looks_user_id_index" ON "looks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "looks_seen_at_index" ON "looks" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user_id_index" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_index" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id_index" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_index" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_thing_index" ON "audit_log" USING btree ("thing","id");--> statement-breakpoint
CREATE INDEX "audit_log_act_index" ON "audit_log" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "contacts_state_index" ON "contacts" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_batch_id_index" ON "mail_outbox" USING btree ("batch_id") WHERE "mail_outbox"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_unsent_index" ON "mail_outbox" USING btree ("created_at","id") WHERE "mail_outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "applications_created_at_index" ON "applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "applications_decided_by_index" ON "applications" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "contacts_created_at_index" ON "contacts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "applications_state_index" ON "applications" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "schools_created_at_index" ON "schools" USING btree ("created_at","id");