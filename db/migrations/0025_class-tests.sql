CREATE TABLE "class_assignment_marks" (
	"assignment_id" uuid NOT NULL,
	"section" text DEFAULT '' NOT NULL,
	"roll_number" integer NOT NULL,
	"levels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"is_handed_in" boolean DEFAULT false NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_assignment_marks_assignment_id_section_roll_number_pk" PRIMARY KEY("assignment_id","section","roll_number"),
	CONSTRAINT "class_assignment_marks_roll_number_sane" CHECK ("class_assignment_marks"."roll_number" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "class_assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"day" date,
	"rubric" jsonb NOT NULL,
	"comments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"school_year" integer NOT NULL,
	"roll_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_slip_texts" (
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "class_slip_texts_user_id_language_pk" PRIMARY KEY("user_id","language")
);
--> statement-breakpoint
CREATE TABLE "class_pictures" (
	"user_id" uuid NOT NULL,
	"file_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_pictures_user_id_file_id_pk" PRIMARY KEY("user_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "class_test_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"test_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_test_sheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"test_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"section" text DEFAULT '' NOT NULL,
	"roll_number" integer NOT NULL,
	"marks" jsonb NOT NULL,
	"decided" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"replaced_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_test_sheets_roll_number_sane" CHECK ("class_test_sheets"."roll_number" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "class_tests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"grade" integer NOT NULL,
	"language" text NOT NULL,
	"day" date,
	"minutes" integer NOT NULL,
	"school_name" text DEFAULT '' NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"versions" integer DEFAULT 1 NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shuffle_seed" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"printed_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_tests_versions_sane" CHECK ("class_tests"."versions" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "own_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"grade" integer NOT NULL,
	"language" text NOT NULL,
	"question" jsonb NOT NULL,
	"results" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "class_assignment_marks" ADD CONSTRAINT "class_assignment_marks_assignment_id_class_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."class_assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_assignments" ADD CONSTRAINT "class_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_assignments" ADD CONSTRAINT "class_assignments_group_id_class_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."class_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_groups" ADD CONSTRAINT "class_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_slip_texts" ADD CONSTRAINT "class_slip_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_pictures" ADD CONSTRAINT "class_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_pictures" ADD CONSTRAINT "class_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_test_changes" ADD CONSTRAINT "class_test_changes_test_id_class_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."class_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_test_sheets" ADD CONSTRAINT "class_test_sheets_test_id_class_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."class_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_tests" ADD CONSTRAINT "class_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_tests" ADD CONSTRAINT "class_tests_group_id_class_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."class_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_questions" ADD CONSTRAINT "own_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_assignments_user_id_index" ON "class_assignments" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "class_assignments_group_id_index" ON "class_assignments" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "class_assignments_removed_at_index" ON "class_assignments" USING btree ("removed_at") WHERE "class_assignments"."removed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "class_groups_name_unique" ON "class_groups" USING btree ("user_id","name","school_year") WHERE "class_groups"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "class_groups_removed_at_index" ON "class_groups" USING btree ("removed_at") WHERE "class_groups"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "class_groups_school_year_index" ON "class_groups" USING btree ("school_year");--> statement-breakpoint
CREATE INDEX "class_pictures_file_id_index" ON "class_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "class_test_changes_test_id_index" ON "class_test_changes" USING btree ("test_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "class_test_sheets_student_unique" ON "class_test_sheets" USING btree ("test_id","section","roll_number");--> statement-breakpoint
CREATE INDEX "class_tests_user_id_index" ON "class_tests" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "class_tests_group_id_index" ON "class_tests" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "class_tests_removed_at_index" ON "class_tests" USING btree ("removed_at") WHERE "class_tests"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "own_questions_user_id_index" ON "own_questions" USING btree ("user_id","created_at","id");