CREATE TABLE "page_notes" (
	"user_id" uuid NOT NULL,
	"book_id" text NOT NULL,
	"page" integer NOT NULL,
	"bookmarked" boolean NOT NULL,
	"note" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_notes_user_id_book_id_page_pk" PRIMARY KEY("user_id","book_id","page")
);
--> statement-breakpoint
CREATE TABLE "reading_places" (
	"user_id" uuid NOT NULL,
	"book_id" text NOT NULL,
	"view" text NOT NULL,
	"page" integer NOT NULL,
	"down" real NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_places_user_id_book_id_pk" PRIMARY KEY("user_id","book_id")
);
--> statement-breakpoint
ALTER TABLE "page_notes" ADD CONSTRAINT "page_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_places" ADD CONSTRAINT "reading_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;