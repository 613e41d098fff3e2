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
UPDATE "statistics_periods" SET "computed_at" = NULL WHERE "span" <> 'day';
