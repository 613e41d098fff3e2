CREATE TYPE "public"."item_access" AS ENUM('free', 'premium');--> statement-breakpoint
CREATE TYPE "public"."item_shelf" AS ENUM('book', 'film', 'workshop', 'work');--> statement-breakpoint
CREATE TYPE "public"."item_state" AS ENUM('draft', 'published');--> statement-breakpoint
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "items_id_fits_an_address" CHECK ("items"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
ALTER TABLE "item_files" ADD CONSTRAINT "item_files_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_files" ADD CONSTRAINT "item_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_texts" ADD CONSTRAINT "item_texts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_files_file_id_index" ON "item_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "items_shelf_index" ON "items" USING btree ("shelf","place");