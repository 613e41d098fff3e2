CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"received_on" date NOT NULL,
	"contact_message_id" uuid,
	"recorded_by" uuid,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_open_unique" ON "privacy_requests" USING btree ("user_id","kind") WHERE "privacy_requests"."done_at" is null;--> statement-breakpoint
CREATE INDEX "privacy_requests_user_id_index" ON "privacy_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_received_on_index" ON "privacy_requests" USING btree ("received_on","id") WHERE "privacy_requests"."done_at" is null;--> statement-breakpoint
CREATE INDEX "privacy_requests_done_at_index" ON "privacy_requests" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_contact_message_id_index" ON "privacy_requests" USING btree ("contact_message_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_recorded_by_index" ON "privacy_requests" USING btree ("recorded_by");