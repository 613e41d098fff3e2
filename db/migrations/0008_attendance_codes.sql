/* Sessions from before each was given a code. A random UUID begins with eight free hexadecimal digits. */
UPDATE "gatherings"
SET "word" = translate(left(gen_random_uuid()::text, 6), '0123456789abcdef', 'ACDEFHJKLMNPQRTU')
WHERE "proof" = 'word' AND coalesce(btrim("word"), '') = '';
