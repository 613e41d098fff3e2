CREATE TYPE "public"."audit_actor" AS ENUM('user', 'team', 'site');--> statement-breakpoint
CREATE TYPE "public"."contact_message_state" AS ENUM('open', 'answered', 'spam');--> statement-breakpoint
CREATE TYPE "public"."item_access" AS ENUM('free', 'premium');--> statement-breakpoint
CREATE TYPE "public"."item_state" AS ENUM('draft', 'published');--> statement-breakpoint
CREATE TYPE "public"."item_type" AS ENUM('book', 'video', 'workshop', 'resource');--> statement-breakpoint
CREATE TYPE "public"."live_session_kind" AS ENUM('series', 'workshop', 'meeting');--> statement-breakpoint
CREATE TYPE "public"."live_session_state" AS ENUM('draft', 'published', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."registration_state" AS ENUM('registered', 'waiting', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."school_role" AS ENUM('teacher', 'coordinator');--> statement-breakpoint
CREATE TYPE "public"."application_kind" AS ENUM('registration', 'subscription', 'renewal');--> statement-breakpoint
CREATE TYPE "public"."application_state" AS ENUM('received', 'approved', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."team_role" AS ENUM('editor', 'manager');--> statement-breakpoint
CREATE TABLE "password_reset_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"browser" text,
	"second_factor_at" timestamp with time zone,
	"team_seen_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trusted_ip_hashes" (
	"user_id" uuid NOT NULL,
	"ip_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trusted_ip_hashes_user_id_ip_hash_pk" PRIMARY KEY("user_id","ip_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"first_confirmed_at" timestamp with time zone,
	"access_revoked_at" timestamp with time zone,
	"email_failed_at" timestamp with time zone,
	"certificate_name" text,
	"notice_seen" text,
	"notice_seen_at" timestamp with time zone,
	"wants_reminders" boolean DEFAULT true NOT NULL,
	"wants_news" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"actor" "audit_actor" NOT NULL,
	"actor_id" uuid,
	"school_id" uuid,
	"user_id" uuid,
	"target_id" text,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"number" text PRIMARY KEY NOT NULL,
	"live_session_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"corrected_at" timestamp with time zone,
	"correction_reason" text,
	"former_name" text,
	"former_corrected_at" timestamp with time zone,
	"corrections" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp with time zone,
	"revocation_reason" text
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
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"answer_by" date,
	"state" "contact_message_state" DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_message_id" uuid NOT NULL,
	"replied_by" uuid,
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
	"rejection" jsonb,
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
	"content" jsonb NOT NULL,
	CONSTRAINT "item_texts_item_id_language_pk" PRIMARY KEY("item_id","language")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" text PRIMARY KEY NOT NULL,
	"type" "item_type" NOT NULL,
	"position" integer NOT NULL,
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
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attendance_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"live_session_id" uuid NOT NULL,
	"imported_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attendances" (
	"live_session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"import_id" uuid,
	CONSTRAINT "attendances_live_session_id_user_id_pk" PRIMARY KEY("live_session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_session_emails" (
	"live_session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_session_emails_live_session_id_user_id_kind_pk" PRIMARY KEY("live_session_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "live_session_registrations" (
	"live_session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" "registration_state" NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"joined_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_session_registrations_live_session_id_user_id_pk" PRIMARY KEY("live_session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"kind" "live_session_kind" NOT NULL,
	"state" "live_session_state" DEFAULT 'draft' NOT NULL,
	"theme" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"host" text NOT NULL,
	"host_bio" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"rescheduled_from" timestamp with time zone,
	"meeting_url" text NOT NULL,
	"audience" text NOT NULL,
	"capacity" integer,
	"subject" text,
	"region" text,
	"attendance_method" text NOT NULL,
	"attendance_code" text,
	"resource_ids" text[] DEFAULT '{}' NOT NULL,
	"recording_video_id" text,
	"recording_url" text,
	"repeat_id" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_sessions_minutes_sane" CHECK ("live_sessions"."minutes" between 10 and 600)
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	"sent_at" timestamp with time zone,
	"last_error" text,
	"bulk" boolean DEFAULT false NOT NULL,
	"batch_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"role" "school_role" DEFAULT 'teacher' NOT NULL,
	"email" text,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"used_by" uuid,
	"mail_id" uuid
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"role" "school_role" NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	"ended_by" uuid
);
--> statement-breakpoint
CREATE TABLE "account_recoveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"vouched_by" uuid,
	"email" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"decided_by" uuid,
	"ready_at" timestamp with time zone,
	"stop_token_hash" text,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"next_path" text,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasure_requests" (
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
CREATE TABLE "page_notes" (
	"user_id" uuid NOT NULL,
	"book_id" text NOT NULL,
	"page" integer NOT NULL,
	"bookmarked" boolean NOT NULL,
	"note" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_notes_user_id_book_id_page_pk" PRIMARY KEY("user_id","book_id","page")
);
--> statement-breakpoint
CREATE TABLE "reading_positions" (
	"user_id" uuid NOT NULL,
	"book_id" text NOT NULL,
	"view" text NOT NULL,
	"page" integer NOT NULL,
	"scroll" real NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_positions_user_id_book_id_pk" PRIMARY KEY("user_id","book_id")
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
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"kind" "application_kind" NOT NULL,
	"state" "application_state" DEFAULT 'received' NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text,
	"term_id" uuid,
	"mail_id" uuid,
	"invitation_id" uuid
);
--> statement-breakpoint
CREATE TABLE "school_merges" (
	"from_id" uuid PRIMARY KEY NOT NULL,
	"into_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"affiliation_board" text NOT NULL,
	"correspondent_name" text NOT NULL,
	"principal_name" text NOT NULL,
	"principal_contact" text NOT NULL,
	"principal_email" text NOT NULL,
	"branches" text,
	"email" text NOT NULL,
	"website" text,
	"mobile" text NOT NULL,
	"landline" text,
	"student_strength" text NOT NULL,
	"teaching_staff_count" integer NOT NULL,
	"representatives" text,
	"declared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "term_reminders" (
	"term_id" uuid NOT NULL,
	"days_before" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "term_reminders_term_id_days_before_pk" PRIMARY KEY("term_id","days_before")
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"seats" integer NOT NULL,
	"payment_note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "terms_days_in_order" CHECK ("terms"."first_day" <= "terms"."last_day"),
	CONSTRAINT "terms_seats_sane" CHECK ("terms"."seats" between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "active_viewers" (
	"target_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"writing" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "active_viewers_target_id_user_id_pk" PRIMARY KEY("target_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"encrypted_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "team_roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" "team_role" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"factor_revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_ip_hashes" ADD CONSTRAINT "trusted_ip_hashes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_live_session_id_live_sessions_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_entries" ADD CONSTRAINT "learning_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_replied_by_users_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "attendance_imports" ADD CONSTRAINT "attendance_imports_live_session_id_live_sessions_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_imports" ADD CONSTRAINT "attendance_imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_live_session_id_live_sessions_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_import_id_attendance_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."attendance_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session_emails" ADD CONSTRAINT "live_session_emails_live_session_id_live_sessions_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session_emails" ADD CONSTRAINT "live_session_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session_registrations" ADD CONSTRAINT "live_session_registrations_live_session_id_live_sessions_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session_registrations" ADD CONSTRAINT "live_session_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recoveries" ADD CONSTRAINT "account_recoveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recoveries" ADD CONSTRAINT "account_recoveries_vouched_by_users_id_fk" FOREIGN KEY ("vouched_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recoveries" ADD CONSTRAINT "account_recoveries_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_notes" ADD CONSTRAINT "page_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_positions" ADD CONSTRAINT "reading_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_merges" ADD CONSTRAINT "school_merges_into_id_schools_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_reminders" ADD CONSTRAINT "term_reminders_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_viewers" ADD CONSTRAINT "active_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_roles" ADD CONSTRAINT "team_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "password_reset_tokens_user_id_unique" ON "password_reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_reset_tokens_token_hash_unique" ON "password_reset_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_expires_at_index" ON "password_reset_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_unique" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trusted_ip_hashes_expires_at_index" ON "trusted_ip_hashes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_school_id_index" ON "audit_log" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_user_id_index" ON "audit_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_index" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_target_id_index" ON "audit_log" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_index" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_user_unique" ON "certificates" USING btree ("live_session_id","user_id");--> statement-breakpoint
CREATE INDEX "certificates_user_id_index" ON "certificates" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "learning_entries_user_id_index" ON "learning_entries" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_state_index" ON "contact_messages" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_replies_contact_message_id_index" ON "contact_replies" USING btree ("contact_message_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_replies_replied_by_index" ON "contact_replies" USING btree ("replied_by");--> statement-breakpoint
CREATE INDEX "files_cover_id_index" ON "files" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "files_created_by_index" ON "files" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "uploads_user_id_index" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_expires_at_index" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_file_id_index" ON "uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "item_files_file_id_index" ON "item_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "items_changed_by_index" ON "items" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "items_type_index" ON "items" USING btree ("type","position");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_index" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "attendance_imports_live_session_id_index" ON "attendance_imports" USING btree ("live_session_id");--> statement-breakpoint
CREATE INDEX "attendance_imports_imported_by_index" ON "attendance_imports" USING btree ("imported_by");--> statement-breakpoint
CREATE INDEX "attendances_user_id_index" ON "attendances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attendances_at_index" ON "attendances" USING btree ("at");--> statement-breakpoint
CREATE INDEX "attendances_import_id_index" ON "attendances" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "live_session_emails_user_id_index" ON "live_session_emails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_session_registrations_user_id_index" ON "live_session_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_session_registrations_waiting_index" ON "live_session_registrations" USING btree ("live_session_id","since") WHERE "live_session_registrations"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "live_sessions_slug_unique" ON "live_sessions" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "live_sessions_starts_at_index" ON "live_sessions" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "live_sessions_repeat_id_index" ON "live_sessions" USING btree ("repeat_id");--> statement-breakpoint
CREATE INDEX "live_sessions_changed_by_index" ON "live_sessions" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "mail_outbox_due_at_index" ON "mail_outbox" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_batch_id_index" ON "mail_outbox" USING btree ("batch_id") WHERE "mail_outbox"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_created_at_index" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_unsent_index" ON "mail_outbox" USING btree ("created_at","id") WHERE "mail_outbox"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_unique" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_unique" ON "invitations" USING btree ("school_id","role",lower(coalesce("email", ''))) WHERE "invitations"."used_at" is null and "invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_school_id_index" ON "invitations" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_used_by_index" ON "invitations" USING btree ("used_by");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_open_unique" ON "memberships" USING btree ("user_id") WHERE "memberships"."left_at" is null;--> statement-breakpoint
CREATE INDEX "memberships_school_id_index" ON "memberships" USING btree ("school_id") WHERE "memberships"."left_at" is null;--> statement-breakpoint
CREATE INDEX "memberships_user_id_index" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_recoveries_open_unique" ON "account_recoveries" USING btree ("user_id") WHERE "account_recoveries"."state" in ('requested', 'granted', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "account_recoveries_token_hash_unique" ON "account_recoveries" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "account_recoveries_stop_token_hash_unique" ON "account_recoveries" USING btree ("stop_token_hash");--> statement-breakpoint
CREATE INDEX "account_recoveries_state_index" ON "account_recoveries" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "account_recoveries_vouched_by_index" ON "account_recoveries" USING btree ("vouched_by");--> statement-breakpoint
CREATE INDEX "account_recoveries_decided_by_index" ON "account_recoveries" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "account_recoveries_created_at_index" ON "account_recoveries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_token_hash_unique" ON "data_exports" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "data_exports_expires_at_index" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_links_token_hash_unique" ON "email_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_links_kind_unique" ON "email_links" USING btree ("user_id","kind") WHERE "email_links"."kind" <> 'undo';--> statement-breakpoint
CREATE INDEX "email_links_user_id_index" ON "email_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_links_email_index" ON "email_links" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "email_links_expires_at_index" ON "email_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_requests_token_hash_unique" ON "erasure_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "erasure_requests_due_at_index" ON "erasure_requests" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mail_events_created_at_index" ON "mail_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "application_questions_application_id_index" ON "application_questions" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_questions_asked_by_index" ON "application_questions" USING btree ("asked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_received_unique" ON "applications" USING btree ("school_id") WHERE "applications"."state" = 'received';--> statement-breakpoint
CREATE INDEX "applications_school_id_index" ON "applications" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_state_index" ON "applications" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_created_at_index" ON "applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "applications_user_id_index" ON "applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applications_decided_by_index" ON "applications" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "school_merges_into_id_index" ON "school_merges" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "schools_created_at_index" ON "schools" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "terms_school_id_index" ON "terms" USING btree ("school_id","last_day");--> statement-breakpoint
CREATE INDEX "terms_last_day_index" ON "terms" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "active_viewers_user_id_index" ON "active_viewers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "active_viewers_seen_at_index" ON "active_viewers" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user_id_index" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_index" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id_index" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
/* Written by hand from here, because Drizzle's schema cannot express it. */

/* A range of one school, so that an exclusion constraint can compare schools without an extension. */
CREATE TYPE one_school AS RANGE (subtype = uuid);--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_do_not_overlap" EXCLUDE USING gist (
	one_school("school_id", "school_id", '[]') WITH &&,
	daterange("first_day", "last_day", '[]') WITH &&
);--> statement-breakpoint

/* Terms start and end at midnight in India, by the database's clock. */
CREATE FUNCTION day_in_india() RETURNS date LANGUAGE sql STABLE
	AS $$ SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date $$;--> statement-breakpoint

CREATE FUNCTION reject_audit_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_log is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION reject_audit_log_change();--> statement-breakpoint
CREATE TRIGGER audit_log_not_truncated BEFORE TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION reject_audit_log_change();--> statement-breakpoint

/* The distinct words of a text in lower case, without punctuation. An email address stays whole. Uses no
   extension, because some hosts allow none. */
CREATE FUNCTION split_words(content text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT left(word, 60)), '{}')
	FROM unnest(string_to_array(translate(lower(content), E'\t\n\r\u00a0', '    '), ' ')) piece,
		LATERAL unnest(CASE WHEN piece LIKE '%@%' THEN ARRAY[translate(piece, E'<>()"''\\', '')]
			ELSE string_to_array(
				translate(piece, E'.,;:/|-_+*&!?()[]{}<>#=~^%$"`''\\\u2018\u2019', repeat(' ', 29)), ' ') END) word
	WHERE word <> ''
$$;--> statement-breakpoint

/* The indexed form of the same words. Repeats the body of split_words, because a restore builds indexes
   without a search path, so one function cannot call another. */
CREATE FUNCTION search_vector(content text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT array_to_tsvector(coalesce(array_agg(DISTINCT left(word, 60)), '{}'))
	FROM unnest(string_to_array(translate(lower(content), E'\t\n\r\u00a0', '    '), ' ')) piece,
		LATERAL unnest(CASE WHEN piece LIKE '%@%' THEN ARRAY[translate(piece, E'<>()"''\\', '')]
			ELSE string_to_array(
				translate(piece, E'.,;:/|-_+*&!?()[]{}<>#=~^%$"`''\\\u2018\u2019', repeat(' ', 29)), ' ') END) word
	WHERE word <> ''
$$;--> statement-breakpoint

/* Matches rows in which every word of the query starts a word of the row. */
CREATE FUNCTION prefix_query(search text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(string_agg('''' || word || ''':*', ' & '), '')::tsquery FROM unnest(split_words(search)) word
$$;--> statement-breakpoint

/* The last ten digits of a phone number, however it was typed. */
CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 10)
$$;--> statement-breakpoint

CREATE INDEX users_search_index ON users
	USING gin (search_vector(firstname || ' ' || lastname || ' ' || email || ' ' || phone_number));--> statement-breakpoint
CREATE INDEX schools_search_index ON schools
	USING gin (search_vector(name || ' ' || address || ' ' || email || ' ' ||
		principal_email || ' ' || phone_digits(mobile) || ' ' || phone_digits(principal_contact)));--> statement-breakpoint
CREATE INDEX contact_messages_search_index ON contact_messages
	USING gin (search_vector(name || ' ' || email || ' ' || subject));--> statement-breakpoint
CREATE INDEX schools_email_index ON schools (lower(email));--> statement-breakpoint
CREATE INDEX schools_principal_email_index ON schools (lower(principal_email));--> statement-breakpoint
CREATE INDEX schools_mobile_index ON schools (phone_digits(mobile));--> statement-breakpoint
CREATE INDEX schools_principal_contact_index ON schools (phone_digits(principal_contact));--> statement-breakpoint
CREATE INDEX contact_messages_data_requests_index ON contact_messages (created_at, id)
	WHERE state = 'open' AND lower(trim(subject)) = 'about my data';--> statement-breakpoint
CREATE INDEX contact_messages_email_index ON contact_messages (lower(email));
