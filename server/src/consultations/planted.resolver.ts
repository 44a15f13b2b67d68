import "./consultation.entity";
