import { lazy } from "react";

const load = {
  medicine: () => import("./MedicineForm"),
  stop: () => import("./StopForm"),
  supply: () => import("./SupplyForm"),
};

/** The forms about medicines: they are loaded after the page, or when the first of them is opened. */
export const MedicineForm = lazy(() => load.medicine().then((module) => ({ default: module.MedicineForm })));
export const StopForm = lazy(() => load.stop().then((module) => ({ default: module.StopForm })));
export const SupplyForm = lazy(() => load.supply().then((module) => ({ default: module.SupplyForm })));

/** Loads them, so that they are there when the connection is not. */
export const loadForms = () => Promise.all(Object.values(load).map((one) => one())).catch(() => undefined);
