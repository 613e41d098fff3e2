CREATE TYPE "public"."audit_actor" AS ENUM('user', 'team', 'site');--> statement-breakpoint
CREATE TYPE "public"."document_kind" AS ENUM('quotation', 'invoice', 'receipt', 'credit-note');--> statement-breakpoint
CREATE TYPE "public"."payment_mode" AS ENUM('neft', 'rtgs', 'imps', 'upi', 'cheque', 'cash', 'online');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('reported', 'confirmed', 'rejected');--> statement-breakpoint
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
CREATE TYPE "public"."team_role" AS ENUM('editor', 'manager', 'accounts', 'viewer');--> statement-breakpoint
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
	"first_login_at" timestamp with time zone,
	"access_revoked_at" timestamp with time zone,
	"email_failed_at" timestamp with time zone,
	"email_failure" text,
	"certificate_name" text,
	"notice_seen" text,
	"notice_seen_at" timestamp with time zone,
	"wants_reminders" boolean DEFAULT true NOT NULL,
	"wants_news" boolean DEFAULT false NOT NULL,
	"reminder_channel" text DEFAULT 'email' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_recipients" (
	"announcement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"mail_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcement_recipients_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"audience" text NOT NULL,
	"audience_value" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"starts_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"recipient_count" integer,
	"sent_count" integer,
	"delivered_count" integer,
	"bounced_count" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_have_a_start" CHECK ("announcements"."state" in ('draft', 'cancelled') or "announcements"."starts_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "attendance_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"live_session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mail_id" uuid,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "document_counters" (
	"prefix" text NOT NULL,
	"financial_year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_prefix_financial_year_pk" PRIMARY KEY("prefix","financial_year")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" "document_kind" NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"credits_id" uuid,
	"issued_on" date NOT NULL,
	"valid_until" date,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"rate_basis_points" integer,
	"place_of_supply" text,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint DEFAULT 0 NOT NULL,
	"sgst_paise" bigint DEFAULT 0 NOT NULL,
	"igst_paise" bigint DEFAULT 0 NOT NULL,
	"total_paise" bigint NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_number_short" CHECK (length("documents"."number") <= 16),
	CONSTRAINT "documents_lines_add_up" CHECK ("documents"."taxable_paise" + "documents"."cgst_paise" + "documents"."sgst_paise" + "documents"."igst_paise" = "documents"."total_paise")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid,
	"buyer" jsonb NOT NULL,
	"plan" text NOT NULL,
	"seats" integer NOT NULL,
	"months" integer NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"settled_paise" bigint DEFAULT 0 NOT NULL,
	"credited_paise" bigint DEFAULT 0 NOT NULL,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	"due_day" date NOT NULL,
	"term_id" uuid,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_settled_sane" CHECK ("orders"."settled_paise" between 0 and "orders"."total_paise"),
	CONSTRAINT "orders_credited_sane" CHECK ("orders"."credited_paise" between 0 and "orders"."total_paise")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"mode" "payment_mode" NOT NULL,
	"state" "payment_state" NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"tds_paise" bigint DEFAULT 0 NOT NULL,
	"file_id" text,
	"reported_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reversed_at" timestamp with time zone,
	"reason" text,
	"document_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amounts_sane" CHECK ("payments"."amount_paise" > 0 and "payments"."tds_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "certificate_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"signature_file_id" text,
	"logo_file_id" text,
	"saved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"revocation_reason" text,
	"settings_version" integer
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
	"provider_class" text DEFAULT 'other' NOT NULL,
	"mode" text,
	"standard_domain" text,
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
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_usage" (
	"key" text PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"user_id" uuid,
	"school_id" uuid,
	"period" date NOT NULL,
	"texts" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "draft_usage_has_its_subject" CHECK (("draft_usage"."scope" = 'user') = ("draft_usage"."user_id" is not null)
        and ("draft_usage"."scope" = 'school') = ("draft_usage"."school_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"task" text NOT NULL,
	"language" text NOT NULL,
	"grade" integer NOT NULL,
	"subject" text NOT NULL,
	"minutes" integer NOT NULL,
	"class_size" integer NOT NULL,
	"source" text NOT NULL,
	"topic" text,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"previous_body" text,
	"citations" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_topic_has_words" CHECK (("drafts"."source" = 'topic') = ("drafts"."topic" is not null))
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
CREATE TABLE "in_house_attendances" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "in_house_attendances_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "in_house_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"title" text NOT NULL,
	"item_id" text,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"standard_domain" text,
	"attendance_code" text NOT NULL,
	"planned_by" uuid,
	"cancelled_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"signed_list_file_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "in_house_sessions_minutes_sane" CHECK ("in_house_sessions"."minutes" between 1 and 720)
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
CREATE TABLE "list_entries" (
	"list" text NOT NULL,
	"slug" text NOT NULL,
	"label" text NOT NULL,
	"former_labels" text[] DEFAULT '{}' NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_entries_list_slug_pk" PRIMARY KEY("list","slug")
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
	"provider_class" text DEFAULT 'other' NOT NULL,
	"mode" text DEFAULT 'online' NOT NULL,
	"standard_domain" text,
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
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_sessions_never_government" CHECK ("live_sessions"."provider_class" in ('other', 'in-house')),
	CONSTRAINT "live_sessions_minutes_sane" CHECK ("live_sessions"."minutes" between 10 and 600)
);
--> statement-breakpoint
CREATE TABLE "mail_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payload" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"outcome_at" timestamp with time zone
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
CREATE TABLE "online_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"link_id" uuid,
	"amount_paise" bigint NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"payment_id" uuid,
	"problem" text,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "online_payments_amount_positive" CHECK ("online_payments"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "online_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"online_payment_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"applied_at" timestamp with time zone,
	"document_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "online_refunds_amount_positive" CHECK ("online_refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"provider_id" text,
	"url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_links_amount_positive" CHECK ("payment_links"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "billing_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan" text NOT NULL,
	"seats_from" integer NOT NULL,
	"seats_to" integer NOT NULL,
	"months" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prices_seats_in_order" CHECK ("prices"."seats_from" between 1 and "prices"."seats_to"),
	CONSTRAINT "prices_months_sane" CHECK ("prices"."months" between 1 and 60),
	CONSTRAINT "prices_amount_positive" CHECK ("prices"."amount_paise" > 0)
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
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"received_on" date NOT NULL,
	"contact_message_id" uuid,
	"recorded_by" uuid,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"live_session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"browser" text,
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
CREATE TABLE "school_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_responsibles" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_tags" (
	"school_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_tags_school_id_tag_pk" PRIMARY KEY("school_id","tag")
);
--> statement-breakpoint
CREATE TABLE "school_site_changes" (
	"slug" text PRIMARY KEY NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "school_site_editors" (
	"site_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_site_editors_site_id_user_id_pk" PRIMARY KEY("site_id","user_id")
);
--> statement-breakpoint
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
CREATE TABLE "school_site_page_versions" (
	"page_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_site_page_versions_page_id_version_pk" PRIMARY KEY("page_id","version")
);
--> statement-breakpoint
CREATE TABLE "school_site_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "school_site_releases" (
	"site_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_site_releases_site_id_number_pk" PRIMARY KEY("site_id","number")
);
--> statement-breakpoint
CREATE TABLE "school_sites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"slug_skeleton" text NOT NULL,
	"settings" jsonb NOT NULL,
	"settings_version" integer DEFAULT 1 NOT NULL,
	"release_number" integer,
	"block_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_sites_slug_format" CHECK ("school_sites"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "school_usage" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"members" integer NOT NULL,
	"active_members" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
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
	"district" text,
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
CREATE TABLE "session_feedback" (
	"live_session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"usefulness" integer NOT NULL,
	"clarity" integer NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_feedback_live_session_id_user_id_pk" PRIMARY KEY("live_session_id","user_id"),
	CONSTRAINT "session_feedback_scores" CHECK ("session_feedback"."usefulness" between 1 and 5
      and "session_feedback"."clarity" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "active_group_teachers" (
	"span" text NOT NULL,
	"first_day" date NOT NULL,
	"theme" text NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"board" text DEFAULT '' NOT NULL,
	"teachers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "active_group_teachers_span_first_day_theme_district_board_pk" PRIMARY KEY("span","first_day","theme","district","board")
);
--> statement-breakpoint
CREATE TABLE "active_teachers" (
	"span" text NOT NULL,
	"first_day" date NOT NULL,
	"theme" text NOT NULL,
	"school_id" uuid NOT NULL,
	"source" text NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"board" text DEFAULT '' NOT NULL,
	"teachers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "active_teachers_span_first_day_theme_school_id_source_pk" PRIMARY KEY("span","first_day","theme","school_id","source")
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"school_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"source" text NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"board" text DEFAULT '' NOT NULL,
	"accounts" integer DEFAULT 0 NOT NULL,
	"registrations" integer DEFAULT 0 NOT NULL,
	"attendances" integer DEFAULT 0 NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"certificates" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"books" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_counts_day_school_id_theme_source_pk" PRIMARY KEY("day","school_id","theme","source")
);
--> statement-breakpoint
CREATE TABLE "daily_group_counts" (
	"day" date NOT NULL,
	"theme" text NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"board" text DEFAULT '' NOT NULL,
	"accounts" integer DEFAULT 0 NOT NULL,
	"registrations" integer DEFAULT 0 NOT NULL,
	"attendances" integer DEFAULT 0 NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"certificates" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"books" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_group_counts_day_district_board_theme_pk" PRIMARY KEY("day","district","board","theme")
);
--> statement-breakpoint
CREATE TABLE "statistics_periods" (
	"span" text NOT NULL,
	"first_day" date NOT NULL,
	"computed_at" timestamp with time zone,
	CONSTRAINT "statistics_periods_span_first_day_pk" PRIMARY KEY("span","first_day")
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
CREATE TABLE "training_archives" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_rules" (
	"board" text NOT NULL,
	"first_year" integer NOT NULL,
	"total_hours" integer NOT NULL,
	"government_hours" integer NOT NULL,
	"in_house_hours" integer NOT NULL,
	"values_hours" integer NOT NULL,
	"practice_hours" integer NOT NULL,
	"growth_hours" integer NOT NULL,
	"archive_parts" text[] DEFAULT '{letter,calendar,staff,certificates,summary}' NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_rules_board_first_year_pk" PRIMARY KEY("board","first_year"),
	CONSTRAINT "training_rules_year_sane" CHECK ("training_rules"."first_year" between 2000 and 2100),
	CONSTRAINT "training_rules_parts_fit" CHECK ("training_rules"."government_hours" + "training_rules"."in_house_hours" <= "training_rules"."total_hours")
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
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_invitations" ADD CONSTRAINT "attendance_invitations_live_session_id_live_sessions_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_invitations" ADD CONSTRAINT "attendance_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_credits_id_documents_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_settings" ADD CONSTRAINT "certificate_settings_signature_file_id_files_id_fk" FOREIGN KEY ("signature_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_settings" ADD CONSTRAINT "certificate_settings_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_settings" ADD CONSTRAINT "certificate_settings_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_live_session_id_live_sessions_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_settings_version_certificate_settings_version_fk" FOREIGN KEY ("settings_version") REFERENCES "public"."certificate_settings"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_entries" ADD CONSTRAINT "learning_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_replied_by_users_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_templates" ADD CONSTRAINT "reply_templates_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_usage" ADD CONSTRAINT "draft_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_usage" ADD CONSTRAINT "draft_usage_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_texts" ADD CONSTRAINT "file_texts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_house_attendances" ADD CONSTRAINT "in_house_attendances_session_id_in_house_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."in_house_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_house_attendances" ADD CONSTRAINT "in_house_attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_house_sessions" ADD CONSTRAINT "in_house_sessions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_house_sessions" ADD CONSTRAINT "in_house_sessions_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_house_sessions" ADD CONSTRAINT "in_house_sessions_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_house_sessions" ADD CONSTRAINT "in_house_sessions_signed_list_file_id_files_id_fk" FOREIGN KEY ("signed_list_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_link_id_payment_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payment_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_refunds" ADD CONSTRAINT "online_refunds_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD CONSTRAINT "billing_settings_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recoveries" ADD CONSTRAINT "account_recoveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recoveries" ADD CONSTRAINT "account_recoveries_vouched_by_users_id_fk" FOREIGN KEY ("vouched_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recoveries" ADD CONSTRAINT "account_recoveries_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_live_session_id_live_sessions_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_notes" ADD CONSTRAINT "page_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_positions" ADD CONSTRAINT "reading_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_notes" ADD CONSTRAINT "school_notes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_notes" ADD CONSTRAINT "school_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_responsibles" ADD CONSTRAINT "school_responsibles_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_responsibles" ADD CONSTRAINT "school_responsibles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_tags" ADD CONSTRAINT "school_tags_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_domains" ADD CONSTRAINT "school_site_domains_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_editors" ADD CONSTRAINT "school_site_editors_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_editors" ADD CONSTRAINT "school_site_editors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_files" ADD CONSTRAINT "school_site_files_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_files" ADD CONSTRAINT "school_site_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_files" ADD CONSTRAINT "school_site_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_page_versions" ADD CONSTRAINT "school_site_page_versions_page_id_school_site_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."school_site_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_page_versions" ADD CONSTRAINT "school_site_page_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_pages" ADD CONSTRAINT "school_site_pages_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_releases" ADD CONSTRAINT "school_site_releases_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_releases" ADD CONSTRAINT "school_site_releases_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_sites" ADD CONSTRAINT "school_sites_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_usage" ADD CONSTRAINT "school_usage_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_views" ADD CONSTRAINT "school_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_merges" ADD CONSTRAINT "school_merges_into_id_schools_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_reminders" ADD CONSTRAINT "term_reminders_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_feedback" ADD CONSTRAINT "session_feedback_live_session_id_live_sessions_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_feedback" ADD CONSTRAINT "session_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_viewers" ADD CONSTRAINT "active_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_roles" ADD CONSTRAINT "team_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_text_versions" ADD CONSTRAINT "site_text_versions_name_site_texts_name_fk" FOREIGN KEY ("name") REFERENCES "public"."site_texts"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_text_versions" ADD CONSTRAINT "site_text_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_texts" ADD CONSTRAINT "site_texts_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_archives" ADD CONSTRAINT "training_archives_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_rules" ADD CONSTRAINT "training_rules_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "password_reset_tokens_user_id_unique" ON "password_reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_reset_tokens_token_hash_unique" ON "password_reset_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_expires_at_index" ON "password_reset_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_unique" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trusted_ip_hashes_expires_at_index" ON "trusted_ip_hashes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_unconfirmed_index" ON "users" USING btree ("created_at","id") WHERE "users"."email_confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "users_never_logged_in_index" ON "users" USING btree ("created_at","id") WHERE "users"."first_login_at" is null;--> statement-breakpoint
CREATE INDEX "users_email_failed_index" ON "users" USING btree ("created_at","id") WHERE "users"."email_failed_at" is not null;--> statement-breakpoint
CREATE INDEX "announcement_recipients_user_id_index" ON "announcement_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "announcement_recipients_created_at_index" ON "announcement_recipients" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "announcements_created_at_index" ON "announcements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_due_index" ON "announcements" USING btree ("starts_at") WHERE "announcements"."state" in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "announcements_changed_by_index" ON "announcements" USING btree ("changed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_invitations_email_unique" ON "attendance_invitations" USING btree ("live_session_id",lower("email"));--> statement-breakpoint
CREATE INDEX "attendance_invitations_email_index" ON "attendance_invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "attendance_invitations_invited_by_index" ON "attendance_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "attendance_invitations_created_at_index" ON "attendance_invitations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_school_id_index" ON "audit_log" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_user_id_index" ON "audit_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_index" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_target_id_index" ON "audit_log" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_index" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number_unique" ON "documents" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_invoice_unique" ON "documents" USING btree ("order_id") WHERE "documents"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "documents_order_id_index" ON "documents" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_credits_id_index" ON "documents" USING btree ("credits_id");--> statement-breakpoint
CREATE INDEX "documents_issued_on_index" ON "documents" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "orders_school_id_index" ON "orders" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_created_at_index" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_due_day_index" ON "orders" USING btree ("due_day");--> statement-breakpoint
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_file_id_index" ON "payments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "payments_reported_by_index" ON "payments" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "payments_decided_by_index" ON "payments" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "payments_document_id_index" ON "payments" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "payments_state_index" ON "payments" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_unique" ON "payments" USING btree (lower("reference")) WHERE "payments"."state" <> 'rejected' and "payments"."mode" not in ('cheque', 'cash');--> statement-breakpoint
CREATE INDEX "certificate_settings_saved_by_index" ON "certificate_settings" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "certificate_settings_signature_index" ON "certificate_settings" USING btree ("signature_file_id");--> statement-breakpoint
CREATE INDEX "certificate_settings_logo_index" ON "certificate_settings" USING btree ("logo_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_user_unique" ON "certificates" USING btree ("live_session_id","user_id");--> statement-breakpoint
CREATE INDEX "certificates_user_id_index" ON "certificates" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "certificates_settings_version_index" ON "certificates" USING btree ("settings_version");--> statement-breakpoint
CREATE INDEX "learning_entries_user_id_index" ON "learning_entries" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_state_index" ON "contact_messages" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_replies_contact_message_id_index" ON "contact_replies" USING btree ("contact_message_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_replies_replied_by_index" ON "contact_replies" USING btree ("replied_by");--> statement-breakpoint
CREATE INDEX "reply_templates_changed_by_index" ON "reply_templates" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "draft_usage_user_id_index" ON "draft_usage" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "draft_usage_school_id_index" ON "draft_usage" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "draft_usage_period_index" ON "draft_usage" USING btree ("scope","period");--> statement-breakpoint
CREATE INDEX "drafts_user_id_index" ON "drafts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "files_cover_id_index" ON "files" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "files_created_by_index" ON "files" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "uploads_user_id_index" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_expires_at_index" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_file_id_index" ON "uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "in_house_attendances_user_id_index" ON "in_house_attendances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "in_house_sessions_school_id_index" ON "in_house_sessions" USING btree ("school_id","starts_at");--> statement-breakpoint
CREATE INDEX "in_house_sessions_item_id_index" ON "in_house_sessions" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "in_house_sessions_planned_by_index" ON "in_house_sessions" USING btree ("planned_by");--> statement-breakpoint
CREATE INDEX "in_house_sessions_signed_list_file_id_index" ON "in_house_sessions" USING btree ("signed_list_file_id");--> statement-breakpoint
CREATE INDEX "item_files_file_id_index" ON "item_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "items_changed_by_index" ON "items" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "items_type_index" ON "items" USING btree ("type","position");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_index" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE UNIQUE INDEX "list_entries_label_unique" ON "list_entries" USING btree ("list",lower("label"));--> statement-breakpoint
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
CREATE INDEX "live_sessions_to_close_index" ON "live_sessions" USING btree ("starts_at","id") WHERE "live_sessions"."state" = 'published' and "live_sessions"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "live_sessions_repeat_id_index" ON "live_sessions" USING btree ("repeat_id");--> statement-breakpoint
CREATE INDEX "live_sessions_changed_by_index" ON "live_sessions" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "mail_batches_created_at_index" ON "mail_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due_at_index" ON "mail_outbox" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_batch_id_index" ON "mail_outbox" USING btree ("batch_id") WHERE "mail_outbox"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_created_at_index" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_unsent_index" ON "mail_outbox" USING btree ("created_at","id") WHERE "mail_outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient_index" ON "mail_outbox" USING btree (lower("recipient"),"created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_outcome_index" ON "mail_outbox" USING btree ("created_at","id") WHERE "mail_outbox"."outcome" <> 'delivered';--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_unique" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_unique" ON "invitations" USING btree ("school_id","role",lower(coalesce("email", ''))) WHERE "invitations"."used_at" is null and "invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_school_id_index" ON "invitations" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_used_by_index" ON "invitations" USING btree ("used_by");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_open_unique" ON "memberships" USING btree ("user_id") WHERE "memberships"."left_at" is null;--> statement-breakpoint
CREATE INDEX "memberships_school_id_index" ON "memberships" USING btree ("school_id") WHERE "memberships"."left_at" is null;--> statement-breakpoint
CREATE INDEX "memberships_coordinator_index" ON "memberships" USING btree ("school_id","user_id") WHERE "memberships"."left_at" is null and "memberships"."role" = 'coordinator';--> statement-breakpoint
CREATE INDEX "memberships_user_id_index" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "online_payments_payment_id_unique" ON "online_payments" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "online_payments_link_id_index" ON "online_payments" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "online_payments_problem_index" ON "online_payments" USING btree ("created_at") WHERE "online_payments"."payment_id" is null and "online_payments"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "online_refunds_online_payment_id_index" ON "online_refunds" USING btree ("online_payment_id");--> statement-breakpoint
CREATE INDEX "online_refunds_document_id_index" ON "online_refunds" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "payment_events_created_at_index" ON "payment_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_links_order_id_index" ON "payment_links" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_links_expires_at_index" ON "payment_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_links_open_unique" ON "payment_links" USING btree ("order_id") WHERE "payment_links"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_links_provider_id_unique" ON "payment_links" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "billing_settings_saved_by_index" ON "billing_settings" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "prices_valid_from_index" ON "prices" USING btree ("valid_from","seats_from");--> statement-breakpoint
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
CREATE UNIQUE INDEX "privacy_requests_open_unique" ON "privacy_requests" USING btree ("user_id","kind") WHERE "privacy_requests"."done_at" is null;--> statement-breakpoint
CREATE INDEX "privacy_requests_user_id_index" ON "privacy_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_received_on_index" ON "privacy_requests" USING btree ("received_on","id") WHERE "privacy_requests"."done_at" is null;--> statement-breakpoint
CREATE INDEX "privacy_requests_done_at_index" ON "privacy_requests" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_contact_message_id_index" ON "privacy_requests" USING btree ("contact_message_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_recorded_by_index" ON "privacy_requests" USING btree ("recorded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "push_outbox_once" ON "push_outbox" USING btree ("subscription_id","live_session_id","kind");--> statement-breakpoint
CREATE INDEX "push_outbox_live_session_id_index" ON "push_outbox" USING btree ("live_session_id");--> statement-breakpoint
CREATE INDEX "push_outbox_due_at_index" ON "push_outbox" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_unique" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_index" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_id_index" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "school_notes_school_id_index" ON "school_notes" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "school_notes_author_id_index" ON "school_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "school_responsibles_user_id_index" ON "school_responsibles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "school_tags_tag_index" ON "school_tags" USING btree ("tag");--> statement-breakpoint
CREATE UNIQUE INDEX "school_site_changes_change_unique" ON "school_site_changes" USING btree ("change");--> statement-breakpoint
CREATE UNIQUE INDEX "school_site_domains_domain_unique" ON "school_site_domains" USING btree ("domain") WHERE "school_site_domains"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "school_site_domains_checked_at_index" ON "school_site_domains" USING btree ("checked_at") WHERE "school_site_domains"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "school_site_editors_user_id_index" ON "school_site_editors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "school_site_files_file_id_index" ON "school_site_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "school_site_files_uploaded_by_index" ON "school_site_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "school_site_page_versions_saved_by_index" ON "school_site_page_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "school_site_pages_path_unique" ON "school_site_pages" USING btree ("site_id","path") WHERE "school_site_pages"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "school_site_pages_site_id_index" ON "school_site_pages" USING btree ("site_id","position");--> statement-breakpoint
CREATE INDEX "school_site_releases_published_by_index" ON "school_site_releases" USING btree ("published_by");--> statement-breakpoint
CREATE UNIQUE INDEX "school_sites_school_id_unique" ON "school_sites" USING btree ("school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_sites_slug_unique" ON "school_sites" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "school_sites_slug_skeleton_unique" ON "school_sites" USING btree ("slug_skeleton");--> statement-breakpoint
CREATE INDEX "school_views_user_id_index" ON "school_views" USING btree ("user_id");--> statement-breakpoint
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
CREATE INDEX "schools_name_index" ON "schools" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "terms_school_id_index" ON "terms" USING btree ("school_id","last_day");--> statement-breakpoint
CREATE INDEX "terms_last_day_index" ON "terms" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "session_feedback_user_id_index" ON "session_feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "active_teachers_school_id_index" ON "active_teachers" USING btree ("school_id","span","first_day");--> statement-breakpoint
CREATE INDEX "daily_counts_school_id_index" ON "daily_counts" USING btree ("school_id","day");--> statement-breakpoint
CREATE INDEX "daily_counts_district_index" ON "daily_counts" USING btree ("district","day");--> statement-breakpoint
CREATE INDEX "daily_counts_without_school_index" ON "daily_counts" USING btree ("day") WHERE "daily_counts"."board" = '';--> statement-breakpoint
CREATE INDEX "active_viewers_user_id_index" ON "active_viewers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "active_viewers_seen_at_index" ON "active_viewers" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user_id_index" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_index" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id_index" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "site_text_versions_published_by_index" ON "site_text_versions" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "site_texts_changed_by_index" ON "site_texts" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "training_rules_saved_by_index" ON "training_rules" USING btree ("saved_by");--> statement-breakpoint

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
CREATE INDEX contact_messages_email_index ON contact_messages (lower(email));--> statement-breakpoint

/* Tax documents never change, and are kept for eight years. */
CREATE FUNCTION reject_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.issued_on < day_in_india() - interval '8 years' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'documents are immutable; correct them with a credit note';
END $$;--> statement-breakpoint
CREATE TRIGGER documents_immutable BEFORE UPDATE OR DELETE ON "documents"
	FOR EACH ROW EXECUTE FUNCTION reject_document_change();--> statement-breakpoint
CREATE FUNCTION reject_document_truncation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'documents are immutable; correct them with a credit note';
END $$;--> statement-breakpoint
CREATE TRIGGER documents_not_truncated BEFORE TRUNCATE ON "documents"
	FOR EACH STATEMENT EXECUTE FUNCTION reject_document_truncation();--> statement-breakpoint

/* The same expressions as in db/full-text-search.ts. */
CREATE INDEX live_sessions_search_index ON live_sessions
	USING gin (search_vector(title || ' ' || host));--> statement-breakpoint
CREATE INDEX item_texts_search_index ON item_texts
	USING gin (search_vector(title));--> statement-breakpoint

INSERT INTO "list_entries" ("list", "slug", "label", "position") VALUES
	('theme', 'social-impact', 'Social impact', 0),
	('theme', 'youth-leadership', 'Youth leadership', 1),
	('theme', 'global-goals', 'Sustainable development goals', 2),
	('theme', 'ethics-innovation', 'Ethics and innovation', 3),
	('resourceType', 'deck', 'Slide decks', 0),
	('resourceType', 'cards', 'Reflection cards', 1),
	('resourceType', 'templates', 'Templates', 2),
	('resourceType', 'rubrics', 'Assessment rubrics', 3),
	('resourceType', 'journal', 'Student journals', 4),
	('category', 'global-goals', 'Global Goals', 0),
	('category', 'reflection', 'Reflection', 1),
	('category', 'assessment', 'Assessment', 2),
	('category', 'ethics', 'Ethics', 3),
	('category', 'leadership', 'Leadership', 4),
	('category', 'innovation', 'Innovation', 5);
