BEGIN TRANSACTION;
CREATE TABLE actions (
	table_id VARCHAR(32) NOT NULL, 
	ply SMALLINT NOT NULL, 
	seat SMALLINT NOT NULL, 
	action VARCHAR(100) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, ply), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "actions" VALUES('over-amytis',0,0,'a1 a1',1000000.0);
INSERT INTO "actions" VALUES('over-amytis',1,1,'a2 a1',1000000.0);
INSERT INTO "actions" VALUES('over-amytis',2,0,'a3 a1',1000000.0);
INSERT INTO "actions" VALUES('running-amytis',0,1,'a1 a1',1000000.0);
INSERT INTO "actions" VALUES('running-amytis',1,0,'a2 a1',1000000.0);
INSERT INTO "actions" VALUES('running-amytis',2,1,'a3 a1',1000000.0);
INSERT INTO "actions" VALUES('running-amytis',3,0,'b1 a1',1000000.0);
INSERT INTO "actions" VALUES('running-amytis',4,1,'b2 a1',1000000.0);
INSERT INTO "actions" VALUES('running-amytis',5,0,'b3 a1',1000000.0);
INSERT INTO "actions" VALUES('running-amytis',6,0,'project 18',1000000.0);
INSERT INTO "actions" VALUES('running-amytis',7,1,'c1 a1',1000000.0);
INSERT INTO "actions" VALUES('running-amytis',8,1,'favor I',1000000.0);
INSERT INTO "actions" VALUES('running-amytis',9,0,'c2 a1',1000000.0);
INSERT INTO "actions" VALUES('running-amytis',10,1,'a1 a1',1000000.0);
INSERT INTO "actions" VALUES('running-amytis',11,0,'a2 a1',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',0,0,'remove a1',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',1,1,'remove b4',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',2,0,'remove a2',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',3,1,'remove c4',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',4,0,'remove a3',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',5,1,'remove d2',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',6,0,'dig a1',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',7,0,'finish dug',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',8,1,'dig c2',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',9,1,'place stored b5 r0 L1 open sw',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',10,1,'finish dug',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',11,0,'dig a1',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',12,0,'finish dug',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',13,1,'dig c4',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',14,1,'place dug c5 r0 L2 open se',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',15,1,'finish stored',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',16,0,'dig a2',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',17,0,'finish dug',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',18,1,'dig a3',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',19,1,'place stored a1 r1 L1 open nw',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',20,1,'statue b2',1000000.0);
INSERT INTO "actions" VALUES('running-babylon',21,1,'finish dug',1000000.0);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('ana','Ana','dc283331462eb1943648d95c4459e240eb95a1913de15958ce832a3d4aaab01c',1000000.0);
INSERT INTO "people" VALUES('ben','Ben','df0c386a9775cc54fb677cf207110e59de1febf9433a896c129615be893e9f77',1000000.0);
CREATE TABLE seats (
	person_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (person_id, table_id), 
	FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('ana','open-amytis');
INSERT INTO "seats" VALUES('ana','over-amytis');
INSERT INTO "seats" VALUES('ben','over-amytis');
INSERT INTO "seats" VALUES('ana','running-amytis');
INSERT INTO "seats" VALUES('ben','running-amytis');
INSERT INTO "seats" VALUES('ana','running-babylon');
CREATE TABLE setups (
	table_id VARCHAR(32) NOT NULL, 
	setup TEXT NOT NULL, 
	players TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "setups" VALUES('running-amytis','{"first_player":1,"hands":[[16,11],[10,9]],"open":[19,18,6],"deck":[1,5,20,4,7,15,14,2,12,3,8,13,17],"stacks":{"a1":["palace-pink","palace-green","market-pink","residence-pink","theater-orange"],"b1":["wall-green","wall-blue","residence-blue","wall-orange","residence-pink"],"c1":["residence-blue","palace-orange","garden-blue","palace-blue","garden-pink"],"a2":["garden-green","market-blue","wall-green","theater-green","theater-blue"],"b2":["residence-orange","market-green","garden-green","palace-green","residence-orange"],"c2":["palace-blue","garden-blue","palace-orange","theater-pink","garden-pink"],"a3":["market-pink","wall-blue","wall-pink","theater-orange","theater-blue"],"b3":["residence-green","wall-orange","wall-pink","market-orange","palace-pink"],"c3":["market-orange","garden-orange","theater-green","theater-pink","residence-green"]}}','["Ana","Ben"]');
INSERT INTO "setups" VALUES('running-babylon','{"first_player":0,"flowers":["white","pink"],"quarry":{"a1":["B12","G16","C15"],"b1":["B01","G09","C03"],"c1":["B13","G13","C16"],"d1":["B05","G15","C04"],"a2":["B04","G02","C09"],"b2":["B14","G06","C12"],"c2":["B07","G11","C05"],"d2":["B16","G12","C01"],"a3":["B06","G04","C02"],"b3":["B09","G01","C07"],"c3":["B02","G14","C11"],"d3":["B11","G08","C06"],"a4":["B08","G07","C08"],"b4":["B03","G03","C14"],"c4":["B15","G10","C13"],"d4":["B10","G05","C10"]},"tokens":["extra_single","fill_blank","double_flower","one_fewer","one_fewer","fill_blank","change_icon","double_flower","extra_double","blank","extra_double","blank","extra_single","change_icon"]}','["Ana","bot:novice"]');
INSERT INTO "setups" VALUES('over-amytis','{"first_player":0,"hands":[[17,3],[18,13]],"open":[15,10,5],"deck":[1,16,6,2,4,20,12,8,9,14,7,19,11],"stacks":{"a1":["residence-blue","market-green","theater-pink","market-orange","garden-pink"],"b1":["wall-green","theater-orange","palace-orange","market-pink","wall-blue"],"c1":["market-blue","wall-pink","residence-green","theater-orange","theater-green"],"a2":["palace-orange","palace-blue","garden-green","residence-blue","market-green"],"b2":["wall-green","residence-pink","theater-blue","market-orange","theater-green"],"c2":["wall-orange","palace-green","garden-blue","garden-orange","garden-pink"],"a3":["residence-orange","theater-blue","market-blue","garden-orange","palace-pink"],"b3":["garden-green","wall-orange","residence-green","theater-pink","wall-pink"],"c3":["market-pink","wall-blue","palace-blue","garden-blue","palace-green"]}}','["Ana","Ben"]');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	revision INTEGER NOT NULL, 
	arrangement TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	public BOOLEAN NOT NULL, 
	due DOUBLE, 
	claimed_by VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('running-amytis',13,'{"game":"amytis","options":{"sides":{"garden":"A","market":"A","wall":"A","palace":"A","residence":"A","theater":"A"},"second_player_projects":2},"host":"ana","invitation":"invite-1","seats":[{"kind":"person","name":"Ana","person":"ana","bank":600.0},{"kind":"person","name":"Ben","person":"ben","bank":600.0}],"public":true,"clock":{"turn":60,"bank":600},"autostart":true,"hints":true,"status":"playing","turn_began":1000000.0}',1000000.0,1000000.0,'amytis','playing',1,1000660.0,NULL);
INSERT INTO "tables" VALUES('running-babylon',16,'{"game":"babylon","options":{"same_footprint":"never","bridge_gap":"level","limited_supply":true},"host":"ana","invitation":"invite-2","seats":[{"kind":"person","name":"Ana","person":"ana","bank":0.0},{"kind":"bot","name":"bot:novice","level":"novice","bank":0.0}],"public":true,"autostart":true,"hints":true,"status":"playing","turn_began":1000000.0}',1000000.0,1000000.0,'babylon','playing',1,3592000.0,NULL);
INSERT INTO "tables" VALUES('over-amytis',5,'{"game":"amytis","options":{"sides":{"garden":"A","market":"A","wall":"A","palace":"A","residence":"A","theater":"A"},"second_player_projects":2},"host":"ana","invitation":"invite-3","seats":[{"kind":"person","name":"Ana","person":"ana","bank":0.0},{"kind":"person","name":"Ben","person":"ben","stand_in":true,"resigned":true,"bank":0.0}],"public":true,"autostart":true,"hints":true,"status":"over","turn_began":1000000.0,"result":{"reason":"resigned","winners":[0],"scores":[1,2]}}',1000000.0,1000000.0,'amytis','over',1,NULL,NULL);
INSERT INTO "tables" VALUES('open-amytis',0,'{"game":"amytis","options":{"sides":{"garden":"A","market":"A","wall":"A","palace":"A","residence":"A","theater":"A"},"second_player_projects":2},"host":"ana","invitation":"invite-4","seats":[{"kind":"person","name":"Ana","person":"ana"},{"kind":"open"}],"public":true,"hints":true}',1000000.0,1000000.0,'amytis','open',1,1086400.0,NULL);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (public, status, created);
CREATE INDEX seats_of_table ON seats (table_id);
COMMIT;
