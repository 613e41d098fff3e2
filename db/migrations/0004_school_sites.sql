CREATE TABLE "school_site_changes" (
	"slug" text PRIMARY KEY NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_site_editors" (
	"site_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_site_editors_site_id_user_id_pk" PRIMARY KEY("site_id","user_id")
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
ALTER TABLE "school_site_editors" ADD CONSTRAINT "school_site_editors_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_editors" ADD CONSTRAINT "school_site_editors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_page_versions" ADD CONSTRAINT "school_site_page_versions_page_id_school_site_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."school_site_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_page_versions" ADD CONSTRAINT "school_site_page_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_pages" ADD CONSTRAINT "school_site_pages_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_releases" ADD CONSTRAINT "school_site_releases_site_id_school_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."school_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_site_releases" ADD CONSTRAINT "school_site_releases_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_sites" ADD CONSTRAINT "school_sites_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_site_changes_change_unique" ON "school_site_changes" USING btree ("change");--> statement-breakpoint
CREATE INDEX "school_site_editors_user_id_index" ON "school_site_editors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "school_site_page_versions_saved_by_index" ON "school_site_page_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "school_site_pages_path_unique" ON "school_site_pages" USING btree ("site_id","path") WHERE "school_site_pages"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "school_site_pages_site_id_index" ON "school_site_pages" USING btree ("site_id","position");--> statement-breakpoint
CREATE INDEX "school_site_releases_published_by_index" ON "school_site_releases" USING btree ("published_by");--> statement-breakpoint
CREATE UNIQUE INDEX "school_sites_school_id_unique" ON "school_sites" USING btree ("school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_sites_slug_unique" ON "school_sites" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "school_sites_slug_skeleton_unique" ON "school_sites" USING btree ("slug_skeleton");