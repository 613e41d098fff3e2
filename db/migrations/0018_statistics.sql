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
ALTER TABLE "schools" ADD COLUMN "district" text;--> statement-breakpoint
CREATE INDEX "active_teachers_school_id_index" ON "active_teachers" USING btree ("school_id","span","first_day");--> statement-breakpoint
CREATE INDEX "daily_counts_school_id_index" ON "daily_counts" USING btree ("school_id","day");--> statement-breakpoint
CREATE INDEX "daily_counts_without_school_index" ON "daily_counts" USING btree ("day") WHERE "daily_counts"."board" = '';