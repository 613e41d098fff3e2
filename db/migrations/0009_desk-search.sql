/* The words of a text, as a search finds them: small letters, without signs. An address with @ stays
   whole. Needs no extension, for not every host lets one in. */
CREATE FUNCTION words_in(said text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT left(word, 60)), '{}')
	FROM unnest(string_to_array(translate(lower(said), E'\t\n\r\u00a0', '    '), ' ')) piece,
		LATERAL unnest(CASE WHEN piece LIKE '%@%' THEN ARRAY[translate(piece, E'<>()"''\\', '')]
			ELSE string_to_array(
				translate(piece, E'.,;:/|-_+*&!?()[]{}<>#=~^%$"`''\\\u2018\u2019', repeat(' ', 29)), ' ') END) word
	WHERE word <> ''
$$;--> statement-breakpoint

/* As an index keeps it. Written out and not by the function above: a restore builds indexes without a
   search path, in which one function does not find another. */
CREATE FUNCTION words_of(said text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT array_to_tsvector(coalesce(array_agg(DISTINCT left(word, 60)), '{}'))
	FROM unnest(string_to_array(translate(lower(said), E'\t\n\r\u00a0', '    '), ' ')) piece,
		LATERAL unnest(CASE WHEN piece LIKE '%@%' THEN ARRAY[translate(piece, E'<>()"''\\', '')]
			ELSE string_to_array(
				translate(piece, E'.,;:/|-_+*&!?()[]{}<>#=~^%$"`''\\\u2018\u2019', repeat(' ', 29)), ' ') END) word
	WHERE word <> ''
$$;--> statement-breakpoint

/* Every word that is looked for begins one of a row's. */
CREATE FUNCTION begins_of(sought text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(string_agg('''' || word || ''':*', ' & '), '')::tsquery FROM unnest(words_in(sought)) word
$$;--> statement-breakpoint

/* A telephone number, however it was written. */
CREATE FUNCTION last_ten(dialled text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT right(regexp_replace(coalesce(dialled, ''), '[^0-9]', '', 'g'), 10)
$$;--> statement-breakpoint

CREATE INDEX users_words_index ON users
	USING gin (words_of(firstname || ' ' || lastname || ' ' || email || ' ' || phone_number));--> statement-breakpoint
CREATE INDEX schools_words_index ON schools
	USING gin (words_of(institution_name || ' ' || school_address || ' ' || school_email || ' ' ||
		principal_email || ' ' || last_ten(school_mobile) || ' ' || last_ten(principal_contact)));--> statement-breakpoint
CREATE INDEX contacts_words_index ON contacts
	USING gin (words_of(name || ' ' || email || ' ' || subject));--> statement-breakpoint
CREATE INDEX schools_email_index ON schools (lower(school_email));--> statement-breakpoint
CREATE INDEX schools_principal_email_index ON schools (lower(principal_email));--> statement-breakpoint
CREATE INDEX schools_mobile_index ON schools (last_ten(school_mobile));--> statement-breakpoint
CREATE INDEX schools_contact_index ON schools (last_ten(principal_contact));--> statement-breakpoint
CREATE INDEX contacts_data_requests_index ON contacts (created_at, id)
	WHERE state = 'open' AND lower(trim(subject)) = 'about my data';
--> statement-breakpoint
CREATE INDEX contacts_email_index ON contacts (lower(email));
