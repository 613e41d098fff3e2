CREATE INDEX "schools_name_order_index" ON "schools" USING btree (("name") collate "und-x-icu","id");--> statement-breakpoint

/* Search in English, Hindi and Tamil (docs/decisions/0051). `base/search-text.ts` has the same rules for the
   lists in the browser. The functions and indexes of 0000 stay for the previous release. */

/* Lower case, composed, ASCII digits; without nukta and joiners, and with one nasal sign, because people write
   these differently. Texts in ASCII skip the rest. */
CREATE FUNCTION normalize_search(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN octet_length(content) = length(content) THEN lower(content)
		ELSE translate(lower(normalize(content, NFC)),
			E'\u0901\u0929\u0931\u0934\u0bb6\u0966\u0967\u0968\u0969\u096a\u096b\u096c\u096d\u096e\u096f\u0be6\u0be7\u0be8\u0be9\u0bea\u0beb\u0bec\u0bed\u0bee\u0bef\u093c\u200c\u200d',
			E'\u0902\u0928\u0930\u0933\u0bb801234567890123456789') END
$$;--> statement-breakpoint

/* For searches within a text: also with every nasal before a consonant as the sign, as some write it. */
CREATE FUNCTION searchable_text(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN octet_length(content) = length(content) THEN lower(content)
		ELSE normalize_search(content) || ' ' ||
			regexp_replace(normalize_search(content), E'[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])', E'\u0902', 'g') END
$$;--> statement-breakpoint

/* The distinct words of a text, without punctuation. An email address stays whole. */
CREATE FUNCTION word_list(content text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT left(word, 60)), '{}')
	FROM unnest(string_to_array(translate(normalize_search(content), E'\t\n\r\u00a0', '    '), ' ')) piece,
		LATERAL unnest(CASE WHEN piece LIKE '%@%' THEN ARRAY[translate(piece, E'<>()"''\\', '')]
			ELSE string_to_array(translate(piece,
				E'.,;:/|-_+*&!?()[]{}<>#=~^%$"`''\\\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u0964\u0965',
				repeat(' ', 36)), ' ') END) word
	WHERE word <> ''
$$;--> statement-breakpoint

/* The stem of a Hindi or Tamil word, by the dictionary of the configuration; null for other words. */
CREATE FUNCTION word_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT nullif(CASE WHEN octet_length(word) = length(word) THEN NULL WHEN word ~ E'^[\u0900-\u097f]' THEN (ts_lexize('hindi_stem', regexp_replace(word,
			E'[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])', E'\u0902', 'g')))[1]
		WHEN word ~ E'^[\u0b80-\u0bff]' THEN (ts_lexize('tamil_stem', word))[1] END, '')
$$;--> statement-breakpoint

/* The indexed form: words and stems. Repeats the bodies of the functions above, because a restore builds
   indexes without a search path, so one function cannot call another. */
CREATE FUNCTION word_vector(content text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT array_to_tsvector(words || CASE WHEN octet_length(content) = length(content) THEN '{}'
		ELSE array(SELECT stem FROM unnest(words) word, LATERAL unnest(CASE
				WHEN word ~ E'^[\u0900-\u097f]' THEN ts_lexize('hindi_stem', regexp_replace(word,
					E'[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])', E'\u0902', 'g'))
				WHEN word ~ E'^[\u0b80-\u0bff]' THEN ts_lexize('tamil_stem', word) END) stem WHERE stem <> '') END)
	FROM (SELECT coalesce(array_agg(left(word, 60)), '{}') AS words
		FROM unnest(string_to_array(translate(
				CASE WHEN octet_length(content) = length(content) THEN lower(content)
				ELSE translate(lower(normalize(content, NFC)),
					E'\u0901\u0929\u0931\u0934\u0bb6\u0966\u0967\u0968\u0969\u096a\u096b\u096c\u096d\u096e\u096f\u0be6\u0be7\u0be8\u0be9\u0bea\u0beb\u0bec\u0bed\u0bee\u0bef\u093c\u200c\u200d',
					E'\u0902\u0928\u0930\u0933\u0bb801234567890123456789') END,
				E'\t\n\r\u00a0', '    '), ' ')) piece,
			LATERAL unnest(CASE WHEN piece LIKE '%@%' THEN ARRAY[translate(piece, E'<>()"''\\', '')]
				ELSE string_to_array(translate(piece,
					E'.,;:/|-_+*&!?()[]{}<>#=~^%$"`''\\\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u0964\u0965',
					repeat(' ', 36)), ' ') END) word
		WHERE word <> '') list
$$;--> statement-breakpoint

/* Matches rows in which every word of the query starts a word of the row, or has the same stem as one. */
CREATE FUNCTION word_query(search text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(string_agg('(''' || word || ''':*' || coalesce(' | ''' || word_stem(word) || '''', '') || ')', ' & '),
		'')::tsquery FROM unnest(word_list(search)) word
$$;--> statement-breakpoint

/* The same expressions as in db/full-text-search.ts. */
CREATE INDEX users_words_index ON users
	USING gin (word_vector(firstname || ' ' || lastname || ' ' || email || ' ' || phone_number));--> statement-breakpoint
CREATE INDEX schools_words_index ON schools
	USING gin (word_vector(name || ' ' || address || ' ' || email || ' ' ||
		principal_email || ' ' || phone_digits(mobile) || ' ' || phone_digits(principal_contact)));--> statement-breakpoint
CREATE INDEX contact_messages_words_index ON contact_messages
	USING gin (word_vector(name || ' ' || email || ' ' || subject));--> statement-breakpoint
CREATE INDEX live_sessions_words_index ON live_sessions
	USING gin (word_vector(title || ' ' || host));--> statement-breakpoint
CREATE INDEX item_texts_words_index ON item_texts
	USING gin (word_vector(title));
