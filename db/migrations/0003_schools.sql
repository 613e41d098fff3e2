CREATE TYPE "public"."audit_actor" AS ENUM('person', 'team', 'site');--> statement-breakpoint
CREATE TYPE "public"."school_role" AS ENUM('teacher', 'coordinator');--> statement-breakpoint
CREATE TYPE "public"."application_kind" AS ENUM('registration', 'subscription', 'renewal');--> statement-breakpoint
CREATE TYPE "public"."application_state" AS ENUM('received', 'approved', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"act" text NOT NULL,
	"actor" "audit_actor" NOT NULL,
	"actor_id" uuid,
	"school_id" uuid,
	"person_id" uuid,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL
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
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	"ended_by" uuid
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
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"institution_name" text NOT NULL,
	"school_address" text NOT NULL,
	"affiliation_board" text NOT NULL,
	"correspondent_name" text NOT NULL,
	"principal_name" text NOT NULL,
	"principal_contact" text NOT NULL,
	"principal_email" text NOT NULL,
	"branches" text,
	"school_email" text NOT NULL,
	"school_website" text,
	"school_mobile" text NOT NULL,
	"school_landline" text,
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
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_reminders" ADD CONSTRAINT "term_reminders_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_school_id_index" ON "audit_log" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_person_id_index" ON "audit_log" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_unique" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_unique" ON "invitations" USING btree ("school_id","role",lower(coalesce("email", ''))) WHERE "invitations"."used_at" is null and "invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_school_id_index" ON "invitations" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_used_by_index" ON "invitations" USING btree ("used_by");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_open_unique" ON "memberships" USING btree ("user_id") WHERE "memberships"."until" is null;--> statement-breakpoint
CREATE INDEX "memberships_school_id_index" ON "memberships" USING btree ("school_id") WHERE "memberships"."until" is null;--> statement-breakpoint
CREATE INDEX "memberships_user_id_index" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_received_unique" ON "applications" USING btree ("school_id") WHERE "applications"."state" = 'received';--> statement-breakpoint
CREATE INDEX "applications_school_id_index" ON "applications" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_state_index" ON "applications" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "applications_user_id_index" ON "applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "schools_created_at_index" ON "schools" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "terms_school_id_index" ON "terms" USING btree ("school_id","last_day");--> statement-breakpoint
CREATE INDEX "terms_last_day_index" ON "terms" USING btree ("last_day");--> statement-breakpoint
/* By hand from here. */

/* A range of one school, so that a constraint can say "the same school" without an extension. */
CREATE TYPE one_school AS RANGE (subtype = uuid);--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_do_not_overlap" EXCLUDE USING gist (
	one_school("school_id", "school_id", '[]') WITH &&,
	daterange("first_day", "last_day", '[]') WITH &&
);--> statement-breakpoint

/* Terms begin and end at midnight in India, by the database's clock. */
CREATE FUNCTION day_in_india() RETURNS date LANGUAGE sql STABLE
	AS $$ SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date $$;--> statement-breakpoint

CREATE FUNCTION refuse_to_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a line of the log is never changed or deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION refuse_to_forget();--> statement-breakpoint
CREATE TRIGGER audit_log_stays_whole BEFORE TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_forget();--> statement-breakpoint

/* Rows of the former table become schools with their applications. An application keeps its row's id,
   from which its reference is read. */
CREATE FUNCTION carry_institutions(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO schools (id, institution_name, school_address, affiliation_board, correspondent_name,
			principal_name, principal_contact, principal_email, branches, school_email, school_website,
			school_mobile, school_landline, student_strength, teaching_staff_count, representatives,
			declared_at, created_at, updated_at)
		SELECT id, institution_name, school_address, affiliation_board, correspondent_name,
			principal_name, principal_contact, principal_email, branches, school_email, school_website,
			school_mobile, school_landline, student_strength, teaching_staff_count, representatives,
			updated_at, created_at, updated_at
		FROM institutions WHERE id = ANY (ids)
		ON CONFLICT (id) DO UPDATE SET
			institution_name = excluded.institution_name, school_address = excluded.school_address,
			affiliation_board = excluded.affiliation_board,
			correspondent_name = excluded.correspondent_name, principal_name = excluded.principal_name,
			principal_contact = excluded.principal_contact, principal_email = excluded.principal_email,
			branches = excluded.branches, school_email = excluded.school_email,
			school_website = excluded.school_website, school_mobile = excluded.school_mobile,
			school_landline = excluded.school_landline, student_strength = excluded.student_strength,
			teaching_staff_count = excluded.teaching_staff_count,
			representatives = excluded.representatives, declared_at = excluded.declared_at,
			updated_at = excluded.updated_at;
	INSERT INTO applications (id, school_id, kind, state, user_id, created_at, decided_at)
		SELECT id, id,
			CASE WHEN status = 'registered' THEN 'registration' ELSE 'subscription' END::application_kind,
			CASE WHEN status IN ('approved', 'rejected') THEN status::text ELSE 'received' END::application_state,
			user_id, created_at, CASE WHEN status IN ('approved', 'rejected') THEN updated_at END
		FROM institutions WHERE id = ANY (ids)
		ON CONFLICT (id) DO UPDATE SET
			state = excluded.state, user_id = excluded.user_id, decided_at = excluded.decided_at;
	INSERT INTO memberships (user_id, school_id, role, since)
		SELECT user_id, id, 'coordinator', created_at
		FROM institutions WHERE id = ANY (ids) AND user_id IS NOT NULL
		ON CONFLICT (user_id) WHERE until IS NULL DO NOTHING;
END $$;--> statement-breakpoint

/* Who is subscribed holds a seat in a school with a term. Who has no school, because no form was ever
   stored, gets one under the own name. */
CREATE FUNCTION carry_subscribers(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	WITH alone AS (
		SELECT u.*, gen_random_uuid() AS school, u.firstname || ' ' || u.lastname AS name
		FROM users u WHERE u.id = ANY (ids) AND NOT EXISTS (
			SELECT FROM memberships m WHERE m.user_id = u.id AND m.until IS NULL)
	), made AS (
		INSERT INTO schools (id, institution_name, school_address, affiliation_board,
				correspondent_name, principal_name, principal_contact, principal_email, school_email,
				school_mobile, student_strength, teaching_staff_count, created_at)
			SELECT school, name, '', 'Others', name, name, phone_number, email, email, phone_number, '',
				1, created_at
			FROM alone
	), asked AS (
		INSERT INTO applications (id, school_id, kind, state, user_id, created_at, decided_at)
			SELECT school, school, 'subscription', 'approved', id, created_at, now() FROM alone
	)
	INSERT INTO memberships (user_id, school_id, role, since)
		SELECT id, school, 'coordinator', created_at FROM alone;
	INSERT INTO terms (school_id, first_day, last_day, seats)
		SELECT s.id, day_in_india(), (day_in_india() + interval '1 year - 1 day')::date,
			greatest(1, least(500, s.teaching_staff_count))
		FROM memberships m JOIN schools s ON s.id = m.school_id
		WHERE m.user_id = ANY (ids) AND m.until IS NULL AND m.role = 'coordinator'
		ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint

/* Carries over so many rows; none when all is done. A line of the log says that it is, for what a
   person does later (leaving a school, say) must not be undone by carrying the old flag once more. */
CREATE FUNCTION move_institutions(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[];
BEGIN
	IF EXISTS (SELECT FROM audit_log WHERE act = 'schools.moved') THEN RETURN 0; END IF;
	SELECT array_agg(id) INTO ids FROM (
		SELECT i.id FROM institutions i
		WHERE NOT EXISTS (SELECT FROM schools s WHERE s.id = i.id) LIMIT most) batch;
	IF ids IS NOT NULL THEN
		PERFORM carry_institutions(ids);
		RETURN cardinality(ids);
	END IF;
	SELECT array_agg(id) INTO ids FROM (
		SELECT u.id FROM users u WHERE u.is_subscribed AND NOT EXISTS (
			SELECT FROM memberships m LEFT JOIN terms t ON t.school_id = m.school_id
			WHERE m.user_id = u.id AND m.until IS NULL
				AND (m.role = 'teacher' OR t.last_day >= day_in_india())) LIMIT most) batch;
	IF ids IS NOT NULL THEN
		PERFORM carry_subscribers(ids);
		RETURN cardinality(ids);
	END IF;
	INSERT INTO audit_log (act, actor, values) SELECT 'schools.moved', 'site', jsonb_build_object(
		'institutions', (SELECT count(*) FROM institutions), 'schools', (SELECT count(*) FROM schools),
		'subscribed', (SELECT count(*) FROM users WHERE is_subscribed), 'terms', (SELECT count(*) FROM terms));
	RETURN 0;
END $$;--> statement-breakpoint

/* While instances of the former version still answer, what they write arrives here at once. */
CREATE FUNCTION follow_institution() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM carry_institutions(ARRAY[NEW.id]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER institutions_followed AFTER INSERT OR UPDATE ON "institutions"
	FOR EACH ROW EXECUTE FUNCTION follow_institution();--> statement-breakpoint
CREATE FUNCTION follow_flag() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	own uuid;
BEGIN
	IF NEW.is_subscribed THEN
		PERFORM carry_subscribers(ARRAY[NEW.id]);
		RETURN NULL;
	END IF;
	SELECT school_id INTO own FROM memberships
		WHERE user_id = NEW.id AND until IS NULL AND role = 'coordinator';
	DELETE FROM terms WHERE school_id = own AND first_day = day_in_india();
	UPDATE terms SET last_day = day_in_india() - 1
		WHERE school_id = own AND day_in_india() BETWEEN first_day AND last_day;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER flag_followed AFTER UPDATE OF "is_subscribed" ON "users"
	FOR EACH ROW WHEN (OLD.is_subscribed IS DISTINCT FROM NEW.is_subscribed)
	EXECUTE FUNCTION follow_flag();
