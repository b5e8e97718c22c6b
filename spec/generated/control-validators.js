// Generated from spec/ by "npm run generate". Do not edit.
"use strict";
export const createPlatform = validate20;
const schema31 = {"type":"object","properties":{"name":{"type":"string","pattern":"^(?!default$)[a-z0-9-]{1,64}$"}},"additionalProperties":false,"$id":"createPlatform"};
const pattern4 = /^(?!default$)[a-z0-9-]{1,64}$/;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createPlatform" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "name")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const updatePlatform = validate21;
const schema32 = {"type":"object","properties":{"name":{"type":"string","pattern":"^(?!default$)[a-z0-9-]{1,64}$"}},"required":["name"],"additionalProperties":false,"$id":"updatePlatform"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updatePlatform" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}}); errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const issueAccessToken = validate22;
const schema33 = {"type":"object","properties":{"mode":{"type":"string","enum":["test","live"]}},"additionalProperties":false,"$id":"issueAccessToken"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="issueAccessToken" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "mode")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"type",params:{}}); errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema33.properties.mode.enum}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const createPlatformToken = validate23;
const schema34 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":100}},"required":["name"],"additionalProperties":false,"$id":"createPlatformToken"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createPlatformToken" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}}); errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100}}); errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export const moveClock = validate24;
const schema35 = {"type":"object","properties":{"advance":{"type":"string","maxLength":100},"set":{"type":"string","maxLength":100},"frozen":{"type":"boolean"},"reset":{"type":"boolean"}},"additionalProperties":false,"$id":"moveClock"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="moveClock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "advance") || (key0 === "set")) || (key0 === "frozen")) || (key0 === "reset"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.advance !== undefined){
let data0 = data.advance;
if(typeof data0 === "string"){
if(data0.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/advance",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/advance",keyword:"type",params:{}}); errors++;
}
}
if(data.set !== undefined){
let data1 = data.set;
if(typeof data1 === "string"){
if(data1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/set",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/set",keyword:"type",params:{}}); errors++;
}
}
if(data.frozen !== undefined){
if(typeof data.frozen !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/frozen",keyword:"type",params:{}}); errors++;
}
}
if(data.reset !== undefined){
if(typeof data.reset !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reset",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export const setJobSettings = validate25;
const schema36 = {"type":"object","properties":{"enable_sub_account":{"type":"string","maxLength":100},"map_bin":{"type":"string","maxLength":100},"settle_payment":{"type":"string","maxLength":100},"settle_refund":{"type":"string","maxLength":100},"open_dispute":{"type":"string","maxLength":100},"decide_dispute":{"type":"string","maxLength":100},"close_payout_batch":{"type":"string","maxLength":100},"send_payout":{"type":"string","maxLength":100},"pay_payout":{"type":"string","maxLength":100},"close_proceeds_batch":{"type":"string","maxLength":100},"send_proceeds_payout":{"type":"string","maxLength":100},"pay_proceeds_payout":{"type":"string","maxLength":100}},"additionalProperties":false,"$id":"setJobSettings"};
const func1 = /* @__PURE__ */ (() => Object.prototype.hasOwnProperty)();

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="setJobSettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.enable_sub_account !== undefined){
let data0 = data.enable_sub_account;
if(typeof data0 === "string"){
if(data0.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/enable_sub_account",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/enable_sub_account",keyword:"type",params:{}}); errors++;
}
}
if(data.map_bin !== undefined){
let data1 = data.map_bin;
if(typeof data1 === "string"){
if(data1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/map_bin",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/map_bin",keyword:"type",params:{}}); errors++;
}
}
if(data.settle_payment !== undefined){
let data2 = data.settle_payment;
if(typeof data2 === "string"){
if(data2.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/settle_payment",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/settle_payment",keyword:"type",params:{}}); errors++;
}
}
if(data.settle_refund !== undefined){
let data3 = data.settle_refund;
if(typeof data3 === "string"){
if(data3.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/settle_refund",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/settle_refund",keyword:"type",params:{}}); errors++;
}
}
if(data.open_dispute !== undefined){
let data4 = data.open_dispute;
if(typeof data4 === "string"){
if(data4.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/open_dispute",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/open_dispute",keyword:"type",params:{}}); errors++;
}
}
if(data.decide_dispute !== undefined){
let data5 = data.decide_dispute;
if(typeof data5 === "string"){
if(data5.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/decide_dispute",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/decide_dispute",keyword:"type",params:{}}); errors++;
}
}
if(data.close_payout_batch !== undefined){
let data6 = data.close_payout_batch;
if(typeof data6 === "string"){
if(data6.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/close_payout_batch",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/close_payout_batch",keyword:"type",params:{}}); errors++;
}
}
if(data.send_payout !== undefined){
let data7 = data.send_payout;
if(typeof data7 === "string"){
if(data7.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/send_payout",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/send_payout",keyword:"type",params:{}}); errors++;
}
}
if(data.pay_payout !== undefined){
let data8 = data.pay_payout;
if(typeof data8 === "string"){
if(data8.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/pay_payout",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pay_payout",keyword:"type",params:{}}); errors++;
}
}
if(data.close_proceeds_batch !== undefined){
let data9 = data.close_proceeds_batch;
if(typeof data9 === "string"){
if(data9.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/close_proceeds_batch",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/close_proceeds_batch",keyword:"type",params:{}}); errors++;
}
}
if(data.send_proceeds_payout !== undefined){
let data10 = data.send_proceeds_payout;
if(typeof data10 === "string"){
if(data10.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/send_proceeds_payout",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/send_proceeds_payout",keyword:"type",params:{}}); errors++;
}
}
if(data.pay_proceeds_payout !== undefined){
let data11 = data.pay_proceeds_payout;
if(typeof data11 === "string"){
if(data11.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/pay_proceeds_payout",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pay_proceeds_payout",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

export const reviewSubAccount = validate26;
const schema37 = {"type":"object","properties":{"outcome":{"type":"string","enum":["approve","request_information","reject","disable","enable","archive"]}},"required":["outcome"],"additionalProperties":false,"$id":"reviewSubAccount"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="reviewSubAccount" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"}}); errors++;
}
for(const key0 in data){
if(!(key0 === "outcome")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{}}); errors++;
}
if(!((((((data0 === "approve") || (data0 === "request_information")) || (data0 === "reject")) || (data0 === "disable")) || (data0 === "enable")) || (data0 === "archive"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema37.properties.outcome.enum}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

export const openDispute = validate27;
const schema38 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0},"reason":{"type":"string","enum":["fraudulent","duplicate","unrecognized","product_not_received","product_unacceptable","credit_not_processed","subscription_canceled","processing_error","debit_not_authorized","incorrect_account","general"]}},"additionalProperties":false,"$id":"openDispute"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="openDispute" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}); errors++;
}
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{}}); errors++;
}
if(!(((((((((((data1 === "fraudulent") || (data1 === "duplicate")) || (data1 === "unrecognized")) || (data1 === "product_not_received")) || (data1 === "product_unacceptable")) || (data1 === "credit_not_processed")) || (data1 === "subscription_canceled")) || (data1 === "processing_error")) || (data1 === "debit_not_authorized")) || (data1 === "incorrect_account")) || (data1 === "general"))){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema38.properties.reason.enum}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

export const decideDispute = validate28;
const schema39 = {"type":"object","properties":{"outcome":{"type":"string","enum":["respond","win","lose","reverse"]}},"required":["outcome"],"additionalProperties":false,"$id":"decideDispute"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="decideDispute" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"}}); errors++;
}
for(const key0 in data){
if(!(key0 === "outcome")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{}}); errors++;
}
if(!((((data0 === "respond") || (data0 === "win")) || (data0 === "lose")) || (data0 === "reverse"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema39.properties.outcome.enum}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

export const returnPayment = validate29;
const schema40 = {"type":"object","properties":{"reason":{"type":"string","enum":["insufficient_funds","account_closed","no_account","bank_account_restricted"]}},"additionalProperties":false,"$id":"returnPayment"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="returnPayment" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "reason")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{}}); errors++;
}
if(!((((data0 === "insufficient_funds") || (data0 === "account_closed")) || (data0 === "no_account")) || (data0 === "bank_account_restricted"))){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema40.properties.reason.enum}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

export const endPayout = validate30;
const schema41 = {"type":"object","properties":{"outcome":{"type":"string","enum":["fail","cancel"]}},"required":["outcome"],"additionalProperties":false,"$id":"endPayout"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="endPayout" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"}}); errors++;
}
for(const key0 in data){
if(!(key0 === "outcome")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{}}); errors++;
}
if(!((data0 === "fail") || (data0 === "cancel"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema41.properties.outcome.enum}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

export const endProceedsPayout = validate31;
const schema42 = {"type":"object","properties":{"outcome":{"type":"string","enum":["fail","cancel"]}},"required":["outcome"],"additionalProperties":false,"$id":"endProceedsPayout"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="endProceedsPayout" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"}}); errors++;
}
for(const key0 in data){
if(!(key0 === "outcome")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{}}); errors++;
}
if(!((data0 === "fail") || (data0 === "cancel"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema42.properties.outcome.enum}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

export const createPublisher = validate32;
const schema43 = {"type":"object","properties":{"url":{"type":"string","maxLength":2000},"events":{"type":"array","items":{"type":"string","enum":["*","payment.*","payment.refund.*","payment.dispute.*","payment.dispute_evidence.*","payment_method.*","payment_intent.*","checkout.*","checkout.completion.*","sub_account.*","seller_account.*","account.*","account.payout_setting.*","application_fee_rate.*","entity.*","entity.business.*","entity.identity.*","entity.address.*","entity.document.*","entity.bank_account.*","payout.*","payout.bank_account.*","proceeds.*","proceeds.payout.*","payment.created","payment.pending","payment.authorized","payment.succeeded","payment.failed","payment.captured","payment.canceled","payment.refunded","payment.refund.updated","payment.dispute.created","payment.dispute.submitted","payment.dispute.forfeited","payment.dispute.closed","payment.dispute.funds_returned","payment.dispute_evidence.created","payment.dispute_evidence.uploaded","payment_method.created","payment_method.updated","payment_method.bin_mapped","payment_intent.created","payment_intent.attached","payment_intent.requires_capture","payment_intent.succeeded","checkout.created","checkout.completed","checkout.completion.succeeded","checkout.completion.failed","sub_account.updated","seller_account.updated","account.payout_setting.updated","application_fee_rate.created","entity.business.created","entity.business.updated","entity.identity.created","entity.identity.updated","entity.address.created","entity.address.updated","entity.document.created","entity.document.uploaded","entity.bank_account.created","payout.bank_account.activated","payout.created","payout.paid","payout.failed","proceeds.payout.created","proceeds.payout.paid","proceeds.payout.failed"]},"maxItems":500},"account_id":{"type":"string"},"account_type":{"type":"string","enum":["test","live"]},"header_prefix":{"type":"string","pattern":"^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$","maxLength":64},"secret":{"type":"string","pattern":"^sigk_[!-~]{1,250}$"},"of_tool":{"type":"boolean"}},"required":["url"],"additionalProperties":false,"$id":"createPublisher"};
const pattern6 = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/;
const pattern7 = /^sigk_[!-~]{1,250}$/;

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createPublisher" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"}}); errors++;
}
for(const key0 in data){
if(!(((((((key0 === "url") || (key0 === "events")) || (key0 === "account_id")) || (key0 === "account_type")) || (key0 === "header_prefix")) || (key0 === "secret")) || (key0 === "of_tool"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(data0.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 2000}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{}}); errors++;
}
}
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
if(data1.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/events",keyword:"maxItems",params:{limit: 500}}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/events/" + i0,keyword:"type",params:{}}); errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "*") || (data2 === "payment.*")) || (data2 === "payment.refund.*")) || (data2 === "payment.dispute.*")) || (data2 === "payment.dispute_evidence.*")) || (data2 === "payment_method.*")) || (data2 === "payment_intent.*")) || (data2 === "checkout.*")) || (data2 === "checkout.completion.*")) || (data2 === "sub_account.*")) || (data2 === "seller_account.*")) || (data2 === "account.*")) || (data2 === "account.payout_setting.*")) || (data2 === "application_fee_rate.*")) || (data2 === "entity.*")) || (data2 === "entity.business.*")) || (data2 === "entity.identity.*")) || (data2 === "entity.address.*")) || (data2 === "entity.document.*")) || (data2 === "entity.bank_account.*")) || (data2 === "payout.*")) || (data2 === "payout.bank_account.*")) || (data2 === "proceeds.*")) || (data2 === "proceeds.payout.*")) || (data2 === "payment.created")) || (data2 === "payment.pending")) || (data2 === "payment.authorized")) || (data2 === "payment.succeeded")) || (data2 === "payment.failed")) || (data2 === "payment.captured")) || (data2 === "payment.canceled")) || (data2 === "payment.refunded")) || (data2 === "payment.refund.updated")) || (data2 === "payment.dispute.created")) || (data2 === "payment.dispute.submitted")) || (data2 === "payment.dispute.forfeited")) || (data2 === "payment.dispute.closed")) || (data2 === "payment.dispute.funds_returned")) || (data2 === "payment.dispute_evidence.created")) || (data2 === "payment.dispute_evidence.uploaded")) || (data2 === "payment_method.created")) || (data2 === "payment_method.updated")) || (data2 === "payment_method.bin_mapped")) || (data2 === "payment_intent.created")) || (data2 === "payment_intent.attached")) || (data2 === "payment_intent.requires_capture")) || (data2 === "payment_intent.succeeded")) || (data2 === "checkout.created")) || (data2 === "checkout.completed")) || (data2 === "checkout.completion.succeeded")) || (data2 === "checkout.completion.failed")) || (data2 === "sub_account.updated")) || (data2 === "seller_account.updated")) || (data2 === "account.payout_setting.updated")) || (data2 === "application_fee_rate.created")) || (data2 === "entity.business.created")) || (data2 === "entity.business.updated")) || (data2 === "entity.identity.created")) || (data2 === "entity.identity.updated")) || (data2 === "entity.address.created")) || (data2 === "entity.address.updated")) || (data2 === "entity.document.created")) || (data2 === "entity.document.uploaded")) || (data2 === "entity.bank_account.created")) || (data2 === "payout.bank_account.activated")) || (data2 === "payout.created")) || (data2 === "payout.paid")) || (data2 === "payout.failed")) || (data2 === "proceeds.payout.created")) || (data2 === "proceeds.payout.paid")) || (data2 === "proceeds.payout.failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/events/" + i0,keyword:"enum",params:{allowedValues: schema43.properties.events.items.enum}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/events",keyword:"type",params:{}}); errors++;
}
}
if(data.account_id !== undefined){
if(typeof data.account_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"type",params:{}}); errors++;
}
}
if(data.account_type !== undefined){
let data4 = data.account_type;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"type",params:{}}); errors++;
}
if(!((data4 === "test") || (data4 === "live"))){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"enum",params:{allowedValues: schema43.properties.account_type.enum}}); errors++;
}
}
if(data.header_prefix !== undefined){
let data5 = data.header_prefix;
if(typeof data5 === "string"){
if(data5.length > 64){
(vErrors ??= []).push({instancePath:instancePath+"/header_prefix",keyword:"maxLength",params:{limit: 64}}); errors++;
}
if(!pattern6.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/header_prefix",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header_prefix",keyword:"type",params:{}}); errors++;
}
}
if(data.secret !== undefined){
let data6 = data.secret;
if(typeof data6 === "string"){
if(!pattern7.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/secret",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/secret",keyword:"type",params:{}}); errors++;
}
}
if(data.of_tool !== undefined){
if(typeof data.of_tool !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/of_tool",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

export const redeliverEvents = validate33;
const schema44 = {"type":"object","properties":{"since":{"type":"string","maxLength":100}},"required":["since"],"additionalProperties":false,"$id":"redeliverEvents"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="redeliverEvents" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.since === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "since"}}); errors++;
}
for(const key0 in data){
if(!(key0 === "since")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.since !== undefined){
let data0 = data.since;
if(typeof data0 === "string"){
if(data0.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/since",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/since",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

export const triggerEvent = validate34;
const schema45 = {"type":"object","properties":{"event":{"type":"string","enum":["payment.created","payment.pending","payment.authorized","payment.succeeded","payment.failed","payment.captured","payment.canceled","payment.refunded","payment.refund.updated","payment.dispute.created","payment.dispute.submitted","payment.dispute.forfeited","payment.dispute.closed","payment.dispute.funds_returned","payment.dispute_evidence.created","payment.dispute_evidence.uploaded","payment_method.created","payment_method.updated","payment_method.bin_mapped","payment_intent.created","payment_intent.attached","payment_intent.requires_capture","payment_intent.succeeded","checkout.created","checkout.completed","checkout.completion.succeeded","checkout.completion.failed","sub_account.updated","seller_account.updated","account.payout_setting.updated","application_fee_rate.created","entity.business.created","entity.business.updated","entity.identity.created","entity.identity.updated","entity.address.created","entity.address.updated","entity.document.created","entity.document.uploaded","entity.bank_account.created","payout.bank_account.activated","payout.created","payout.paid","payout.failed","proceeds.payout.created","proceeds.payout.paid","proceeds.payout.failed"]},"on":{"type":"string","maxLength":100}},"required":["event","on"],"additionalProperties":false,"$id":"triggerEvent"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="triggerEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event"}}); errors++;
}
if(data.on === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "on"}}); errors++;
}
for(const key0 in data){
if(!((key0 === "event") || (key0 === "on"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"type",params:{}}); errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((data0 === "payment.created") || (data0 === "payment.pending")) || (data0 === "payment.authorized")) || (data0 === "payment.succeeded")) || (data0 === "payment.failed")) || (data0 === "payment.captured")) || (data0 === "payment.canceled")) || (data0 === "payment.refunded")) || (data0 === "payment.refund.updated")) || (data0 === "payment.dispute.created")) || (data0 === "payment.dispute.submitted")) || (data0 === "payment.dispute.forfeited")) || (data0 === "payment.dispute.closed")) || (data0 === "payment.dispute.funds_returned")) || (data0 === "payment.dispute_evidence.created")) || (data0 === "payment.dispute_evidence.uploaded")) || (data0 === "payment_method.created")) || (data0 === "payment_method.updated")) || (data0 === "payment_method.bin_mapped")) || (data0 === "payment_intent.created")) || (data0 === "payment_intent.attached")) || (data0 === "payment_intent.requires_capture")) || (data0 === "payment_intent.succeeded")) || (data0 === "checkout.created")) || (data0 === "checkout.completed")) || (data0 === "checkout.completion.succeeded")) || (data0 === "checkout.completion.failed")) || (data0 === "sub_account.updated")) || (data0 === "seller_account.updated")) || (data0 === "account.payout_setting.updated")) || (data0 === "application_fee_rate.created")) || (data0 === "entity.business.created")) || (data0 === "entity.business.updated")) || (data0 === "entity.identity.created")) || (data0 === "entity.identity.updated")) || (data0 === "entity.address.created")) || (data0 === "entity.address.updated")) || (data0 === "entity.document.created")) || (data0 === "entity.document.uploaded")) || (data0 === "entity.bank_account.created")) || (data0 === "payout.bank_account.activated")) || (data0 === "payout.created")) || (data0 === "payout.paid")) || (data0 === "payout.failed")) || (data0 === "proceeds.payout.created")) || (data0 === "proceeds.payout.paid")) || (data0 === "proceeds.payout.failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"enum",params:{allowedValues: schema45.properties.event.enum}}); errors++;
}
}
if(data.on !== undefined){
let data1 = data.on;
if(typeof data1 === "string"){
if(data1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/on",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/on",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

export const waitForIdle = validate35;
const schema46 = {"type":"object","properties":{"timeout_ms":{"type":"integer","minimum":0,"maximum":60000}},"additionalProperties":false,"$id":"waitForIdle"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="waitForIdle" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "timeout_ms")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.timeout_ms !== undefined){
let data0 = data.timeout_ms;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"type",params:{}}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 60000}}); errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

export const createFault = validate36;
const schema47 = {"type":"object","properties":{"operation":{"type":"string","enum":["*","createAccessToken","createWebComponentToken","createSubAccount","listSubAccounts","getSubAccount","getSubAccountSettings","createSellerAccount","listSellerAccounts","getSellerAccount","createOnboardingEntry","createBusiness","listBusinesses","getBusiness","updateBusiness","createIdentity","listIdentities","getIdentity","updateIdentity","createAddress","listAddresses","getAddress","updateAddress","createBankAccount","listBankAccounts","getBankAccount","createDocument","listDocuments","getDocument","createTermsAndConditions","createProvisioning","listActiveFeeConfigurations","listScheduledFeeConfigurations","createFeeConfiguration","getActiveFeeConfiguration","listFeeConfigurationHistory","createPaymentMethod","listPaymentMethods","getPaymentMethod","updatePaymentMethod","clonePaymentMethod","createPaymentMethodGroup","listPaymentMethodGroups","getPaymentMethodGroup","updatePaymentMethodGroup","deletePaymentMethodFromGroup","createPayment","listPayments","getPayment","updatePayment","capturePayment","voidPayment","createPaymentIntent","listPaymentIntents","getPaymentIntent","updatePaymentIntent","capturePaymentIntent","cancelPaymentIntent","listPaymentIntentPayments","createRefund","listRefunds","getRefund","updateRefund","listDisputes","getDispute","updateDispute","updateDisputeResponse","submitDisputeResponse","createDisputeEvidence","listPaymentBalanceTransactions","createCheckout","listCheckouts","getCheckout","updateCheckout","completeCheckout","expireCheckout","refundCheckout","createCheckoutSession","listBalanceTransactions","getBalanceTransaction","listPayouts","listAccountPayouts","getPayout","updatePayout","getPayoutReport","getPayoutAccount","listProceedsPayouts","getProceedsPayout","listPlatformProceedsPayouts","getPlatformProceedsPayout","listAccountPayments","getGrossVolume"]},"event_name":{"type":"string","enum":["*","payment.*","payment.refund.*","payment.dispute.*","payment.dispute_evidence.*","payment_method.*","payment_intent.*","checkout.*","checkout.completion.*","sub_account.*","seller_account.*","account.*","account.payout_setting.*","application_fee_rate.*","entity.*","entity.business.*","entity.identity.*","entity.address.*","entity.document.*","entity.bank_account.*","payout.*","payout.bank_account.*","proceeds.*","proceeds.payout.*","payment.created","payment.pending","payment.authorized","payment.succeeded","payment.failed","payment.captured","payment.canceled","payment.refunded","payment.refund.updated","payment.dispute.created","payment.dispute.submitted","payment.dispute.forfeited","payment.dispute.closed","payment.dispute.funds_returned","payment.dispute_evidence.created","payment.dispute_evidence.uploaded","payment_method.created","payment_method.updated","payment_method.bin_mapped","payment_intent.created","payment_intent.attached","payment_intent.requires_capture","payment_intent.succeeded","checkout.created","checkout.completed","checkout.completion.succeeded","checkout.completion.failed","sub_account.updated","seller_account.updated","account.payout_setting.updated","application_fee_rate.created","entity.business.created","entity.business.updated","entity.identity.created","entity.identity.updated","entity.address.created","entity.address.updated","entity.document.created","entity.document.uploaded","entity.bank_account.created","payout.bank_account.activated","payout.created","payout.paid","payout.failed","proceeds.payout.created","proceeds.payout.paid","proceeds.payout.failed"]},"after":{"type":"integer","minimum":0,"maximum":1000000},"times":{"type":"integer","minimum":1,"maximum":1000000},"probability":{"type":"number","minimum":0,"maximum":1},"seed":{"type":"integer","minimum":0,"maximum":4294967295},"fault":{"type":"object","properties":{"error":{"type":"string","maxLength":100},"scenario":{"type":"string","enum":["successful_payment","insufficient_funds","expired_card","invalid_card_number","invalid_cvc","do_not_honor","restricted_card","exceeds_card_limit","gateway_error","gateway_timeout","card_blocked","incorrect_pin","new_card_issued","do_not_retry","account_closed","pin_required","pin_tries_exceeded","amount_too_large","amount_too_small","invalid_charge_amount","invalid_expiry_month","invalid_expiry_year","service_not_allowed","issuer_not_available","currency_not_supported","test_mode_live_card","three_d_secure_not_supported","generic_decline","generic_error_change_info","generic_error_do_not_retry","generic_error_please_retry","network_r00","network_r01","network_r0","network_r1","network_r3","success","succeeded","account_frozen","bank_account_restricted","invalid_account_number","no_account"]},"status":{"type":"integer","minimum":400,"maximum":599},"delay_ms":{"type":"integer","minimum":1,"maximum":300000},"drop":{"type":"string","enum":["before_commit","after_commit"]},"hold":{"type":["boolean","string"],"enum":[true,"after_commit","until_webhooks"]},"body":{"type":"string","enum":["truncated","malformed","empty"]},"webhook":{"type":"string","enum":["duplicate","reorder","delay","lose","wrong_signature","stale"]},"at":{"type":"string","enum":["after_commit"]}},"additionalProperties":false}},"required":["fault"],"additionalProperties":false,"$id":"createFault"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createFault" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fault === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fault"}}); errors++;
}
for(const key0 in data){
if(!(((((((key0 === "operation") || (key0 === "event_name")) || (key0 === "after")) || (key0 === "times")) || (key0 === "probability")) || (key0 === "seed")) || (key0 === "fault"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.operation !== undefined){
let data0 = data.operation;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/operation",keyword:"type",params:{}}); errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "*") || (data0 === "createAccessToken")) || (data0 === "createWebComponentToken")) || (data0 === "createSubAccount")) || (data0 === "listSubAccounts")) || (data0 === "getSubAccount")) || (data0 === "getSubAccountSettings")) || (data0 === "createSellerAccount")) || (data0 === "listSellerAccounts")) || (data0 === "getSellerAccount")) || (data0 === "createOnboardingEntry")) || (data0 === "createBusiness")) || (data0 === "listBusinesses")) || (data0 === "getBusiness")) || (data0 === "updateBusiness")) || (data0 === "createIdentity")) || (data0 === "listIdentities")) || (data0 === "getIdentity")) || (data0 === "updateIdentity")) || (data0 === "createAddress")) || (data0 === "listAddresses")) || (data0 === "getAddress")) || (data0 === "updateAddress")) || (data0 === "createBankAccount")) || (data0 === "listBankAccounts")) || (data0 === "getBankAccount")) || (data0 === "createDocument")) || (data0 === "listDocuments")) || (data0 === "getDocument")) || (data0 === "createTermsAndConditions")) || (data0 === "createProvisioning")) || (data0 === "listActiveFeeConfigurations")) || (data0 === "listScheduledFeeConfigurations")) || (data0 === "createFeeConfiguration")) || (data0 === "getActiveFeeConfiguration")) || (data0 === "listFeeConfigurationHistory")) || (data0 === "createPaymentMethod")) || (data0 === "listPaymentMethods")) || (data0 === "getPaymentMethod")) || (data0 === "updatePaymentMethod")) || (data0 === "clonePaymentMethod")) || (data0 === "createPaymentMethodGroup")) || (data0 === "listPaymentMethodGroups")) || (data0 === "getPaymentMethodGroup")) || (data0 === "updatePaymentMethodGroup")) || (data0 === "deletePaymentMethodFromGroup")) || (data0 === "createPayment")) || (data0 === "listPayments")) || (data0 === "getPayment")) || (data0 === "updatePayment")) || (data0 === "capturePayment")) || (data0 === "voidPayment")) || (data0 === "createPaymentIntent")) || (data0 === "listPaymentIntents")) || (data0 === "getPaymentIntent")) || (data0 === "updatePaymentIntent")) || (data0 === "capturePaymentIntent")) || (data0 === "cancelPaymentIntent")) || (data0 === "listPaymentIntentPayments")) || (data0 === "createRefund")) || (data0 === "listRefunds")) || (data0 === "getRefund")) || (data0 === "updateRefund")) || (data0 === "listDisputes")) || (data0 === "getDispute")) || (data0 === "updateDispute")) || (data0 === "updateDisputeResponse")) || (data0 === "submitDisputeResponse")) || (data0 === "createDisputeEvidence")) || (data0 === "listPaymentBalanceTransactions")) || (data0 === "createCheckout")) || (data0 === "listCheckouts")) || (data0 === "getCheckout")) || (data0 === "updateCheckout")) || (data0 === "completeCheckout")) || (data0 === "expireCheckout")) || (data0 === "refundCheckout")) || (data0 === "createCheckoutSession")) || (data0 === "listBalanceTransactions")) || (data0 === "getBalanceTransaction")) || (data0 === "listPayouts")) || (data0 === "listAccountPayouts")) || (data0 === "getPayout")) || (data0 === "updatePayout")) || (data0 === "getPayoutReport")) || (data0 === "getPayoutAccount")) || (data0 === "listProceedsPayouts")) || (data0 === "getProceedsPayout")) || (data0 === "listPlatformProceedsPayouts")) || (data0 === "getPlatformProceedsPayout")) || (data0 === "listAccountPayments")) || (data0 === "getGrossVolume"))){
(vErrors ??= []).push({instancePath:instancePath+"/operation",keyword:"enum",params:{allowedValues: schema47.properties.operation.enum}}); errors++;
}
}
if(data.event_name !== undefined){
let data1 = data.event_name;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/event_name",keyword:"type",params:{}}); errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data1 === "*") || (data1 === "payment.*")) || (data1 === "payment.refund.*")) || (data1 === "payment.dispute.*")) || (data1 === "payment.dispute_evidence.*")) || (data1 === "payment_method.*")) || (data1 === "payment_intent.*")) || (data1 === "checkout.*")) || (data1 === "checkout.completion.*")) || (data1 === "sub_account.*")) || (data1 === "seller_account.*")) || (data1 === "account.*")) || (data1 === "account.payout_setting.*")) || (data1 === "application_fee_rate.*")) || (data1 === "entity.*")) || (data1 === "entity.business.*")) || (data1 === "entity.identity.*")) || (data1 === "entity.address.*")) || (data1 === "entity.document.*")) || (data1 === "entity.bank_account.*")) || (data1 === "payout.*")) || (data1 === "payout.bank_account.*")) || (data1 === "proceeds.*")) || (data1 === "proceeds.payout.*")) || (data1 === "payment.created")) || (data1 === "payment.pending")) || (data1 === "payment.authorized")) || (data1 === "payment.succeeded")) || (data1 === "payment.failed")) || (data1 === "payment.captured")) || (data1 === "payment.canceled")) || (data1 === "payment.refunded")) || (data1 === "payment.refund.updated")) || (data1 === "payment.dispute.created")) || (data1 === "payment.dispute.submitted")) || (data1 === "payment.dispute.forfeited")) || (data1 === "payment.dispute.closed")) || (data1 === "payment.dispute.funds_returned")) || (data1 === "payment.dispute_evidence.created")) || (data1 === "payment.dispute_evidence.uploaded")) || (data1 === "payment_method.created")) || (data1 === "payment_method.updated")) || (data1 === "payment_method.bin_mapped")) || (data1 === "payment_intent.created")) || (data1 === "payment_intent.attached")) || (data1 === "payment_intent.requires_capture")) || (data1 === "payment_intent.succeeded")) || (data1 === "checkout.created")) || (data1 === "checkout.completed")) || (data1 === "checkout.completion.succeeded")) || (data1 === "checkout.completion.failed")) || (data1 === "sub_account.updated")) || (data1 === "seller_account.updated")) || (data1 === "account.payout_setting.updated")) || (data1 === "application_fee_rate.created")) || (data1 === "entity.business.created")) || (data1 === "entity.business.updated")) || (data1 === "entity.identity.created")) || (data1 === "entity.identity.updated")) || (data1 === "entity.address.created")) || (data1 === "entity.address.updated")) || (data1 === "entity.document.created")) || (data1 === "entity.document.uploaded")) || (data1 === "entity.bank_account.created")) || (data1 === "payout.bank_account.activated")) || (data1 === "payout.created")) || (data1 === "payout.paid")) || (data1 === "payout.failed")) || (data1 === "proceeds.payout.created")) || (data1 === "proceeds.payout.paid")) || (data1 === "proceeds.payout.failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/event_name",keyword:"enum",params:{allowedValues: schema47.properties.event_name.enum}}); errors++;
}
}
if(data.after !== undefined){
let data2 = data.after;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/after",keyword:"type",params:{}}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/after",keyword:"maximum",params:{comparison: "<=", limit: 1000000}}); errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/after",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
}
if(data.times !== undefined){
let data3 = data.times;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/times",keyword:"type",params:{}}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/times",keyword:"maximum",params:{comparison: "<=", limit: 1000000}}); errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/times",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;
}
}
}
if(data.probability !== undefined){
let data4 = data.probability;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/probability",keyword:"maximum",params:{comparison: "<=", limit: 1}}); errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/probability",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/probability",keyword:"type",params:{}}); errors++;
}
}
if(data.seed !== undefined){
let data5 = data.seed;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/seed",keyword:"type",params:{}}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 4294967295 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/seed",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}}); errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/seed",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
}
if(data.fault !== undefined){
let data6 = data.fault;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!(func1.call(schema47.properties.fault.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/fault",keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data6.error !== undefined){
let data7 = data6.error;
if(typeof data7 === "string"){
if(data7.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/fault/error",keyword:"maxLength",params:{limit: 100}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fault/error",keyword:"type",params:{}}); errors++;
}
}
if(data6.scenario !== undefined){
let data8 = data6.scenario;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fault/scenario",keyword:"type",params:{}}); errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((data8 === "successful_payment") || (data8 === "insufficient_funds")) || (data8 === "expired_card")) || (data8 === "invalid_card_number")) || (data8 === "invalid_cvc")) || (data8 === "do_not_honor")) || (data8 === "restricted_card")) || (data8 === "exceeds_card_limit")) || (data8 === "gateway_error")) || (data8 === "gateway_timeout")) || (data8 === "card_blocked")) || (data8 === "incorrect_pin")) || (data8 === "new_card_issued")) || (data8 === "do_not_retry")) || (data8 === "account_closed")) || (data8 === "pin_required")) || (data8 === "pin_tries_exceeded")) || (data8 === "amount_too_large")) || (data8 === "amount_too_small")) || (data8 === "invalid_charge_amount")) || (data8 === "invalid_expiry_month")) || (data8 === "invalid_expiry_year")) || (data8 === "service_not_allowed")) || (data8 === "issuer_not_available")) || (data8 === "currency_not_supported")) || (data8 === "test_mode_live_card")) || (data8 === "three_d_secure_not_supported")) || (data8 === "generic_decline")) || (data8 === "generic_error_change_info")) || (data8 === "generic_error_do_not_retry")) || (data8 === "generic_error_please_retry")) || (data8 === "network_r00")) || (data8 === "network_r01")) || (data8 === "network_r0")) || (data8 === "network_r1")) || (data8 === "network_r3")) || (data8 === "success")) || (data8 === "succeeded")) || (data8 === "account_frozen")) || (data8 === "bank_account_restricted")) || (data8 === "invalid_account_number")) || (data8 === "no_account"))){
(vErrors ??= []).push({instancePath:instancePath+"/fault/scenario",keyword:"enum",params:{allowedValues: schema47.properties.fault.properties.scenario.enum}}); errors++;
}
}
if(data6.status !== undefined){
let data9 = data6.status;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/fault/status",keyword:"type",params:{}}); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 599 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/fault/status",keyword:"maximum",params:{comparison: "<=", limit: 599}}); errors++;
}
if(data9 < 400 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/fault/status",keyword:"minimum",params:{comparison: ">=", limit: 400}}); errors++;
}
}
}
if(data6.delay_ms !== undefined){
let data10 = data6.delay_ms;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/fault/delay_ms",keyword:"type",params:{}}); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 300000 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/fault/delay_ms",keyword:"maximum",params:{comparison: "<=", limit: 300000}}); errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/fault/delay_ms",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;
}
}
}
if(data6.drop !== undefined){
let data11 = data6.drop;
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fault/drop",keyword:"type",params:{}}); errors++;
}
if(!((data11 === "before_commit") || (data11 === "after_commit"))){
(vErrors ??= []).push({instancePath:instancePath+"/fault/drop",keyword:"enum",params:{allowedValues: schema47.properties.fault.properties.drop.enum}}); errors++;
}
}
if(data6.hold !== undefined){
let data12 = data6.hold;
if((typeof data12 !== "boolean") && (typeof data12 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/fault/hold",keyword:"type",params:{}}); errors++;
}
if(!(((data12 === true) || (data12 === "after_commit")) || (data12 === "until_webhooks"))){
(vErrors ??= []).push({instancePath:instancePath+"/fault/hold",keyword:"enum",params:{allowedValues: schema47.properties.fault.properties.hold.enum}}); errors++;
}
}
if(data6.body !== undefined){
let data13 = data6.body;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fault/body",keyword:"type",params:{}}); errors++;
}
if(!(((data13 === "truncated") || (data13 === "malformed")) || (data13 === "empty"))){
(vErrors ??= []).push({instancePath:instancePath+"/fault/body",keyword:"enum",params:{allowedValues: schema47.properties.fault.properties.body.enum}}); errors++;
}
}
if(data6.webhook !== undefined){
let data14 = data6.webhook;
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fault/webhook",keyword:"type",params:{}}); errors++;
}
if(!((((((data14 === "duplicate") || (data14 === "reorder")) || (data14 === "delay")) || (data14 === "lose")) || (data14 === "wrong_signature")) || (data14 === "stale"))){
(vErrors ??= []).push({instancePath:instancePath+"/fault/webhook",keyword:"enum",params:{allowedValues: schema47.properties.fault.properties.webhook.enum}}); errors++;
}
}
if(data6.at !== undefined){
let data15 = data6.at;
if(typeof data15 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fault/at",keyword:"type",params:{}}); errors++;
}
if(!(data15 === "after_commit")){
(vErrors ??= []).push({instancePath:instancePath+"/fault/at",keyword:"enum",params:{allowedValues: schema47.properties.fault.properties.at.enum}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fault",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

export const createSnapshot = validate37;
const schema48 = {"type":"object","properties":{"name":{"type":"string","pattern":"^(?!now$)[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$"}},"required":["name"],"additionalProperties":false,"$id":"createSnapshot"};
const pattern8 = /^(?!now$)[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/;

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSnapshot" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}}); errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

export const undoTransactions = validate38;
const schema49 = {"type":"object","properties":{"transactions":{"type":"integer","minimum":1,"maximum":1000}},"additionalProperties":false,"$id":"undoTransactions"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="undoTransactions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "transactions")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.transactions !== undefined){
let data0 = data.transactions;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/transactions",keyword:"type",params:{}}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/transactions",keyword:"maximum",params:{comparison: "<=", limit: 1000}}); errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/transactions",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

const noBody = (value) => value === undefined;
export const validators = {
  getHealth: noBody,
  getReady: noBody,
  getWhoami: noBody,
  listReplicas: noBody,
  listPlatforms: noBody,
  createPlatform,
  updatePlatform,
  resetPlatform: noBody,
  deletePlatform: noBody,
  issueAccessToken,
  endAccessTokens: noBody,
  createPlatformToken,
  listPlatformTokens: noBody,
  deletePlatformToken: noBody,
  getClock: noBody,
  moveClock,
  getJobSettings: noBody,
  setJobSettings,
  listJobs: noBody,
  runJob: noBody,
  exportPlatform: noBody,
  importPlatform: noBody,
  reviewSubAccount,
  openDispute,
  decideDispute,
  returnPayment,
  endPayout,
  endProceedsPayout,
  search: noBody,
  listPaymentsByPayer: noBody,
  createPublisher,
  listPublishers: noBody,
  deletePublisher: noBody,
  enablePublisher: noBody,
  retryPublisher: noBody,
  testPublisher: noBody,
  listEvents: noBody,
  getEvent: noBody,
  redeliverEvent: noBody,
  redeliverEvents,
  triggerEvent,
  listDeliveries: noBody,
  getDelivery: noBody,
  waitForIdle,
  listRequests: noBody,
  exportRequests: noBody,
  getRequest: noBody,
  clearRequests: noBody,
  listUnattributedRequests: noBody,
  clearUnattributedRequests: noBody,
  getCoverage: noBody,
  getFacts: noBody,
  createFault,
  listFaults: noBody,
  deleteFaults: noBody,
  deleteFault: noBody,
  releaseFault: noBody,
  createSnapshot,
  listSnapshots: noBody,
  deleteSnapshot: noBody,
  restoreSnapshot: noBody,
  diffSnapshots: noBody,
  undoTransactions,
};
