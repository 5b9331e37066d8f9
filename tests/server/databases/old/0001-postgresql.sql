SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.actions (
    table_id character varying(32) NOT NULL,
    ply smallint NOT NULL,
    seat smallint NOT NULL,
    action character varying(100) NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.people (
    id character varying(32) NOT NULL,
    name character varying(64) NOT NULL,
    secret character varying(64) NOT NULL,
    seen double precision NOT NULL
);
CREATE TABLE public.seats (
    person_id character varying(32) NOT NULL,
    table_id character varying(32) NOT NULL
);
CREATE TABLE public.setups (
    table_id character varying(32) NOT NULL,
    setup text NOT NULL,
    players text NOT NULL
);
CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    revision integer NOT NULL,
    arrangement text NOT NULL,
    created double precision NOT NULL,
    changed double precision NOT NULL,
    game character varying(40) NOT NULL,
    status character varying(16) NOT NULL,
    public boolean NOT NULL,
    due double precision,
    claimed_by character varying(32)
);
INSERT INTO public.actions VALUES ('running-amytis', 0, 1, 'a1 a1', 1000000);
INSERT INTO public.actions VALUES ('running-amytis', 1, 0, 'a2 a1', 1000000);
INSERT INTO public.actions VALUES ('running-amytis', 2, 0, 'project 12', 1000000);
INSERT INTO public.actions VALUES ('running-amytis', 3, 1, 'a3 a1', 1000000);
INSERT INTO public.actions VALUES ('running-amytis', 4, 1, 'project 18', 1000000);
INSERT INTO public.actions VALUES ('running-amytis', 5, 0, 'b1 a1', 1000000);
INSERT INTO public.actions VALUES ('running-amytis', 6, 1, 'b2 a1', 1000000);
INSERT INTO public.actions VALUES ('running-amytis', 7, 0, 'b3 a1', 1000000);
INSERT INTO public.actions VALUES ('running-amytis', 8, 1, 'c1 a1', 1000000);
INSERT INTO public.actions VALUES ('running-amytis', 9, 1, 'favor I', 1000000);
INSERT INTO public.actions VALUES ('running-amytis', 10, 0, 'c2 a1', 1000000);
INSERT INTO public.actions VALUES ('running-amytis', 11, 1, 'a1 a1', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 0, 1, 'remove c4', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 1, 0, 'remove a1', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 2, 1, 'remove d4', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 3, 0, 'remove a2', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 4, 1, 'remove d1', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 5, 0, 'remove a3', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 6, 1, 'dig a1', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 7, 1, 'place stored e2 r0 L1 open sw', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 8, 1, 'statue e2', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 9, 1, 'finish none', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 10, 0, 'dig a1', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 11, 0, 'finish dug', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 12, 1, 'dig d1', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 13, 1, 'finish none', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 14, 0, 'dig a2', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 15, 0, 'finish dug', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 16, 1, 'dig d2', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 17, 1, 'place dug f2 r1 L2 open se', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 18, 1, 'finish none', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 19, 0, 'dig a2', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 20, 0, 'finish dug', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 21, 1, 'dig a3', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 22, 1, 'place dug e6 r2 L1 open ne', 1000000);
INSERT INTO public.actions VALUES ('running-babylon', 23, 1, 'finish none', 1000000);
INSERT INTO public.actions VALUES ('over-amytis', 0, 1, 'a1 a1', 1000000);
INSERT INTO public.actions VALUES ('over-amytis', 1, 0, 'a2 a1', 1000000);
INSERT INTO public.actions VALUES ('over-amytis', 2, 0, 'project 12', 1000000);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.people VALUES ('ben', 'Ben', 'df0c386a9775cc54fb677cf207110e59de1febf9433a896c129615be893e9f77', 1000000);
INSERT INTO public.people VALUES ('ana', 'Ana', 'dc283331462eb1943648d95c4459e240eb95a1913de15958ce832a3d4aaab01c', 1000000);
INSERT INTO public.seats VALUES ('ana', 'running-amytis');
INSERT INTO public.seats VALUES ('ben', 'running-amytis');
INSERT INTO public.seats VALUES ('ana', 'running-babylon');
INSERT INTO public.seats VALUES ('ana', 'over-amytis');
INSERT INTO public.seats VALUES ('ben', 'over-amytis');
INSERT INTO public.seats VALUES ('ana', 'open-amytis');
INSERT INTO public.setups VALUES ('running-amytis', '{"first_player":1,"hands":[[2,1],[7,15]],"open":[18,12,5],"deck":[20,6,4,9,8,3,19,11,17,10,13,16,14],"stacks":{"a1":["palace-blue","market-blue","garden-pink","theater-green","wall-orange"],"b1":["wall-green","residence-blue","market-green","wall-pink","garden-blue"],"c1":["theater-green","market-orange","garden-orange","residence-pink","wall-blue"],"a2":["garden-blue","market-pink","market-pink","wall-green","palace-orange"],"b2":["market-orange","palace-green","residence-orange","residence-green","wall-orange"],"c2":["garden-green","residence-blue","palace-orange","palace-pink","theater-orange"],"a3":["garden-green","garden-orange","wall-pink","residence-pink","palace-pink"],"b3":["market-green","palace-blue","theater-blue","residence-orange","residence-green"],"c3":["theater-blue","theater-pink","theater-pink","garden-pink","market-blue"]}}', '["Ana","Ben"]');
INSERT INTO public.setups VALUES ('running-babylon', '{"first_player":1,"flowers":["white","pink"],"quarry":{"a1":["B06","G03","C15"],"b1":["B04","G08","C07"],"c1":["B03","G11","C16"],"d1":["B07","G15","C06"],"a2":["B09","G01","C02"],"b2":["B11","G10","C05"],"c2":["B12","G12","C04"],"d2":["B05","G09","C12"],"a3":["B10","G05","C09"],"b3":["B08","G14","C10"],"c3":["B02","G02","C03"],"d3":["B01","G06","C13"],"a4":["B16","G07","C14"],"b4":["B15","G04","C01"],"c4":["B13","G16","C08"],"d4":["B14","G13","C11"]},"tokens":["double_flower","one_fewer","double_flower","one_fewer","extra_double","fill_blank","change_icon","blank","change_icon","blank","extra_single","extra_single","extra_double","fill_blank"]}', '["Ana","bot:novice"]');
INSERT INTO public.setups VALUES ('over-amytis', '{"first_player":1,"hands":[[14,9],[2,5]],"open":[16,7,12],"deck":[8,13,1,15,4,17,11,3,20,6,19,10,18],"stacks":{"a1":["palace-orange","garden-pink","theater-blue","theater-green","wall-green"],"b1":["residence-blue","market-orange","market-green","wall-blue","wall-blue"],"c1":["theater-orange","palace-blue","market-orange","market-green","theater-pink"],"a2":["palace-blue","garden-green","palace-green","market-pink","palace-green"],"b2":["palace-orange","theater-pink","wall-green","garden-green","garden-pink"],"c2":["garden-orange","palace-pink","residence-orange","residence-blue","garden-orange"],"a3":["palace-pink","residence-orange","theater-blue","wall-orange","wall-pink"],"b3":["residence-pink","wall-orange","market-blue","residence-green","market-blue"],"c3":["garden-blue","garden-blue","residence-pink","wall-pink","theater-orange"]}}', '["Ana","Ben"]');
INSERT INTO public.tables VALUES ('running-amytis', 13, '{"game":"amytis","options":{"sides":{"garden":"A","market":"A","wall":"A","palace":"A","residence":"A","theater":"A"},"second_player_projects":2},"host":"ana","invitation":"invite-1","seats":[{"kind":"person","name":"Ana","person":"ana","bank":600.0},{"kind":"person","name":"Ben","person":"ben","bank":600.0}],"public":true,"clock":{"turn":60,"bank":600},"autostart":true,"hints":true,"status":"playing","turn_began":1000000.0}', 1000000, 1000000, 'amytis', 'playing', true, 1000660, NULL);
INSERT INTO public.tables VALUES ('running-babylon', 17, '{"game":"babylon","options":{"same_footprint":"never","bridge_gap":"level","limited_supply":true},"host":"ana","invitation":"invite-2","seats":[{"kind":"person","name":"Ana","person":"ana","bank":0.0},{"kind":"bot","name":"bot:novice","level":"novice","bank":0.0}],"public":true,"autostart":true,"hints":true,"status":"playing","turn_began":1000000.0}', 1000000, 1000000, 'babylon', 'playing', true, 3592000, NULL);
INSERT INTO public.tables VALUES ('over-amytis', 5, '{"game":"amytis","options":{"sides":{"garden":"A","market":"A","wall":"A","palace":"A","residence":"A","theater":"A"},"second_player_projects":2},"host":"ana","invitation":"invite-3","seats":[{"kind":"person","name":"Ana","person":"ana","bank":0.0},{"kind":"person","name":"Ben","person":"ben","stand_in":true,"resigned":true,"bank":0.0}],"public":true,"autostart":true,"hints":true,"status":"over","turn_began":1000000.0,"result":{"reason":"resigned","winners":[0],"scores":[1,2]}}', 1000000, 1000000, 'amytis', 'over', true, NULL, NULL);
INSERT INTO public.tables VALUES ('open-amytis', 0, '{"game":"amytis","options":{"sides":{"garden":"A","market":"A","wall":"A","palace":"A","residence":"A","theater":"A"},"second_player_projects":2},"host":"ana","invitation":"invite-4","seats":[{"kind":"person","name":"Ana","person":"ana"},{"kind":"open"}],"public":true,"hints":true}', 1000000, 1000000, 'amytis', 'open', true, 1086400, NULL);
ALTER TABLE ONLY public.actions
    ADD CONSTRAINT actions_pkey PRIMARY KEY (table_id, ply);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (person_id, table_id);
ALTER TABLE ONLY public.setups
    ADD CONSTRAINT setups_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX seats_of_table ON public.seats USING btree (table_id);
CREATE INDEX tables_due ON public.tables USING btree (due);
CREATE INDEX tables_listed ON public.tables USING btree (public, status, created);
ALTER TABLE ONLY public.actions
    ADD CONSTRAINT actions_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.setups
    ADD CONSTRAINT setups_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
