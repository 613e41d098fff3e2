INSERT INTO "list_entries" ("list", "slug", "label", "position") VALUES
	('resourceType', 'deck', 'Slide decks', 0),
	('resourceType', 'cards', 'Reflection cards', 1),
	('resourceType', 'templates', 'Templates', 2),
	('resourceType', 'rubrics', 'Assessment rubrics', 3),
	('resourceType', 'journal', 'Student journals', 4);
