// Generated from spec/ by "npm run generate". Do not edit.
"use strict";
export const moveClock = validate20;
const schema31 = {"type":"object","properties":{"advance":{"type":"string","maxLength":100},"set":{"type":"string","maxLength":100},"frozen":{"type":"boolean"}},"additionalProperties":false,"$id":"moveClock"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="moveClock" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "advance") || (key0 === "set")) || (key0 === "frozen"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.advance !== undefined){
let data0 = data.advance;
if(typeof data0 === "string"){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/advance",schemaPath:"#/properties/advance/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/advance",schemaPath:"#/properties/advance/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.set !== undefined){
let data1 = data.set;
if(typeof data1 === "string"){
if(data1.length > 100){
const err3 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.frozen !== undefined){
if(typeof data.frozen !== "boolean"){
const err5 = {instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setJobSettings = validate21;
const schema32 = {"type":"object","properties":{"enable_sub_account":{"type":"string","maxLength":100},"settle_payment":{"type":"string","maxLength":100},"settle_refund":{"type":"string","maxLength":100},"close_proceeds_batch":{"type":"string","maxLength":100},"send_proceeds_payout":{"type":"string","maxLength":100},"pay_proceeds_payout":{"type":"string","maxLength":100}},"additionalProperties":false,"$id":"setJobSettings"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="setJobSettings" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "enable_sub_account") || (key0 === "settle_payment")) || (key0 === "settle_refund")) || (key0 === "close_proceeds_batch")) || (key0 === "send_proceeds_payout")) || (key0 === "pay_proceeds_payout"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.enable_sub_account !== undefined){
let data0 = data.enable_sub_account;
if(typeof data0 === "string"){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/enable_sub_account",schemaPath:"#/properties/enable_sub_account/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/enable_sub_account",schemaPath:"#/properties/enable_sub_account/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.settle_payment !== undefined){
let data1 = data.settle_payment;
if(typeof data1 === "string"){
if(data1.length > 100){
const err3 = {instancePath:instancePath+"/settle_payment",schemaPath:"#/properties/settle_payment/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/settle_payment",schemaPath:"#/properties/settle_payment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.settle_refund !== undefined){
let data2 = data.settle_refund;
if(typeof data2 === "string"){
if(data2.length > 100){
const err5 = {instancePath:instancePath+"/settle_refund",schemaPath:"#/properties/settle_refund/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/settle_refund",schemaPath:"#/properties/settle_refund/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.close_proceeds_batch !== undefined){
let data3 = data.close_proceeds_batch;
if(typeof data3 === "string"){
if(data3.length > 100){
const err7 = {instancePath:instancePath+"/close_proceeds_batch",schemaPath:"#/properties/close_proceeds_batch/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/close_proceeds_batch",schemaPath:"#/properties/close_proceeds_batch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.send_proceeds_payout !== undefined){
let data4 = data.send_proceeds_payout;
if(typeof data4 === "string"){
if(data4.length > 100){
const err9 = {instancePath:instancePath+"/send_proceeds_payout",schemaPath:"#/properties/send_proceeds_payout/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/send_proceeds_payout",schemaPath:"#/properties/send_proceeds_payout/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.pay_proceeds_payout !== undefined){
let data5 = data.pay_proceeds_payout;
if(typeof data5 === "string"){
if(data5.length > 100){
const err11 = {instancePath:instancePath+"/pay_proceeds_payout",schemaPath:"#/properties/pay_proceeds_payout/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/pay_proceeds_payout",schemaPath:"#/properties/pay_proceeds_payout/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const reviewSubAccount = validate22;
const schema33 = {"type":"object","properties":{"outcome":{"type":"string","enum":["approve","request_information","reject","disable","enable","archive"]}},"required":["outcome"],"additionalProperties":false,"$id":"reviewSubAccount"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="reviewSubAccount" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "outcome")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((data0 === "approve") || (data0 === "request_information")) || (data0 === "reject")) || (data0 === "disable")) || (data0 === "enable")) || (data0 === "archive"))){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema33.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const openDispute = validate23;
const schema34 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0},"reason":{"type":"string","enum":["fraudulent","duplicate","unrecognized","product_not_received","product_unacceptable","credit_not_processed","subscription_canceled","processing_error","debit_not_authorized","incorrect_account","general"]}},"additionalProperties":false,"$id":"openDispute"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="openDispute" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "reason"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 <= 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((((data1 === "fraudulent") || (data1 === "duplicate")) || (data1 === "unrecognized")) || (data1 === "product_not_received")) || (data1 === "product_unacceptable")) || (data1 === "credit_not_processed")) || (data1 === "subscription_canceled")) || (data1 === "processing_error")) || (data1 === "debit_not_authorized")) || (data1 === "incorrect_account")) || (data1 === "general"))){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema34.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const decideDispute = validate24;
const schema35 = {"type":"object","properties":{"outcome":{"type":"string","enum":["respond","win","lose"]}},"required":["outcome"],"additionalProperties":false,"$id":"decideDispute"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="decideDispute" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "outcome")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "respond") || (data0 === "win")) || (data0 === "lose"))){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema35.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const returnPayment = validate25;
const schema36 = {"type":"object","properties":{"reason":{"type":"string","enum":["insufficient_funds","account_closed","no_account","bank_account_restricted"]}},"additionalProperties":false,"$id":"returnPayment"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="returnPayment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "reason")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "insufficient_funds") || (data0 === "account_closed")) || (data0 === "no_account")) || (data0 === "bank_account_restricted"))){
const err2 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema36.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const endPayout = validate26;
const schema37 = {"type":"object","properties":{"outcome":{"type":"string","enum":["fail","cancel"]}},"required":["outcome"],"additionalProperties":false,"$id":"endPayout"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="endPayout" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "outcome")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "fail") || (data0 === "cancel"))){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema37.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createPublisher = validate27;
const schema38 = {"type":"object","properties":{"url":{"type":"string","maxLength":2000},"events":{"type":"array","items":{"type":"string","enum":["*","payment.*","payment.refund.*","payment.dispute.*","payment_method.*","payment_intent.*","checkout.*","checkout.completion.*","sub_account.*","seller_account.*","proceeds.*","proceeds.payout.*","payment.created","payment.pending","payment.authorized","payment.succeeded","payment.failed","payment.captured","payment.canceled","payment.refunded","payment.refund.updated","payment.dispute.created","payment.dispute.closed","payment_method.created","payment_method.updated","payment_intent.created","payment_intent.attached","payment_intent.requires_capture","payment_intent.succeeded","checkout.created","checkout.completed","checkout.completion.succeeded","checkout.completion.failed","sub_account.updated","seller_account.updated","proceeds.payout.created","proceeds.payout.paid","proceeds.payout.failed"]},"maxItems":500},"account_id":{"type":"string"},"account_type":{"type":"string","enum":["test","live"]},"secret":{"type":"string","pattern":"^sigk_[!-~]{1,250}$"}},"required":["url"],"additionalProperties":false,"$id":"createPublisher"};
const pattern4 = new RegExp("^sigk_[!-~]{1,250}$", "");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createPublisher" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "url") || (key0 === "events")) || (key0 === "account_id")) || (key0 === "account_type")) || (key0 === "secret"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(data0.length > 2000){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
if(data1.length > 500){
const err4 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((data2 === "*") || (data2 === "payment.*")) || (data2 === "payment.refund.*")) || (data2 === "payment.dispute.*")) || (data2 === "payment_method.*")) || (data2 === "payment_intent.*")) || (data2 === "checkout.*")) || (data2 === "checkout.completion.*")) || (data2 === "sub_account.*")) || (data2 === "seller_account.*")) || (data2 === "proceeds.*")) || (data2 === "proceeds.payout.*")) || (data2 === "payment.created")) || (data2 === "payment.pending")) || (data2 === "payment.authorized")) || (data2 === "payment.succeeded")) || (data2 === "payment.failed")) || (data2 === "payment.captured")) || (data2 === "payment.canceled")) || (data2 === "payment.refunded")) || (data2 === "payment.refund.updated")) || (data2 === "payment.dispute.created")) || (data2 === "payment.dispute.closed")) || (data2 === "payment_method.created")) || (data2 === "payment_method.updated")) || (data2 === "payment_intent.created")) || (data2 === "payment_intent.attached")) || (data2 === "payment_intent.requires_capture")) || (data2 === "payment_intent.succeeded")) || (data2 === "checkout.created")) || (data2 === "checkout.completed")) || (data2 === "checkout.completion.succeeded")) || (data2 === "checkout.completion.failed")) || (data2 === "sub_account.updated")) || (data2 === "seller_account.updated")) || (data2 === "proceeds.payout.created")) || (data2 === "proceeds.payout.paid")) || (data2 === "proceeds.payout.failed"))){
const err6 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/enum",keyword:"enum",params:{allowedValues: schema38.properties.events.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.account_id !== undefined){
if(typeof data.account_id !== "string"){
const err8 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.account_type !== undefined){
let data4 = data.account_type;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/account_type",schemaPath:"#/properties/account_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "test") || (data4 === "live"))){
const err10 = {instancePath:instancePath+"/account_type",schemaPath:"#/properties/account_type/enum",keyword:"enum",params:{allowedValues: schema38.properties.account_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.secret !== undefined){
let data5 = data.secret;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err11 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/pattern",keyword:"pattern",params:{pattern: "^sigk_[!-~]{1,250}$"},message:"must match pattern \""+"^sigk_[!-~]{1,250}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const redeliverEvents = validate28;
const schema39 = {"type":"object","properties":{"since":{"type":"string","maxLength":100}},"required":["since"],"additionalProperties":false,"$id":"redeliverEvents"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="redeliverEvents" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.since === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "since")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.since !== undefined){
let data0 = data.since;
if(typeof data0 === "string"){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const triggerEvent = validate29;
const schema40 = {"type":"object","properties":{"event":{"type":"string","enum":["payment.created","payment.pending","payment.authorized","payment.succeeded","payment.failed","payment.captured","payment.canceled","payment.refunded","payment.refund.updated","payment.dispute.created","payment.dispute.closed","payment_method.created","payment_method.updated","payment_intent.created","payment_intent.attached","payment_intent.requires_capture","payment_intent.succeeded","checkout.created","checkout.completed","checkout.completion.succeeded","checkout.completion.failed","sub_account.updated","seller_account.updated","proceeds.payout.created","proceeds.payout.paid","proceeds.payout.failed"]},"on":{"type":"string","maxLength":100}},"required":["event","on"],"additionalProperties":false,"$id":"triggerEvent"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="triggerEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.on === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "on"},message:"must have required property '"+"on"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "event") || (key0 === "on"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((((((((((((((((((((((data0 === "payment.created") || (data0 === "payment.pending")) || (data0 === "payment.authorized")) || (data0 === "payment.succeeded")) || (data0 === "payment.failed")) || (data0 === "payment.captured")) || (data0 === "payment.canceled")) || (data0 === "payment.refunded")) || (data0 === "payment.refund.updated")) || (data0 === "payment.dispute.created")) || (data0 === "payment.dispute.closed")) || (data0 === "payment_method.created")) || (data0 === "payment_method.updated")) || (data0 === "payment_intent.created")) || (data0 === "payment_intent.attached")) || (data0 === "payment_intent.requires_capture")) || (data0 === "payment_intent.succeeded")) || (data0 === "checkout.created")) || (data0 === "checkout.completed")) || (data0 === "checkout.completion.succeeded")) || (data0 === "checkout.completion.failed")) || (data0 === "sub_account.updated")) || (data0 === "seller_account.updated")) || (data0 === "proceeds.payout.created")) || (data0 === "proceeds.payout.paid")) || (data0 === "proceeds.payout.failed"))){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema40.properties.event.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.on !== undefined){
let data1 = data.on;
if(typeof data1 === "string"){
if(data1.length > 100){
const err5 = {instancePath:instancePath+"/on",schemaPath:"#/properties/on/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const waitForIdle = validate30;
const schema41 = {"type":"object","properties":{"timeout_ms":{"type":"integer","minimum":0,"maximum":60000}},"additionalProperties":false,"$id":"waitForIdle"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="waitForIdle" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "timeout_ms")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.timeout_ms !== undefined){
let data0 = data.timeout_ms;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createFault = validate31;
const schema42 = {"type":"object","properties":{"operation":{"type":"string","enum":["*","createAccessToken","createSubAccount","listSubAccounts","getSubAccount","createSellerAccount","listSellerAccounts","getSellerAccount","createOnboardingEntry","listActiveFeeConfigurations","listScheduledFeeConfigurations","createFeeConfiguration","getActiveFeeConfiguration","listFeeConfigurationHistory","createPaymentMethod","listPaymentMethods","getPaymentMethod","updatePaymentMethod","createPayment","listPayments","getPayment","updatePayment","capturePayment","voidPayment","createPaymentIntent","listPaymentIntents","getPaymentIntent","updatePaymentIntent","capturePaymentIntent","listPaymentIntentPayments","createRefund","listRefunds","getRefund","updateRefund","listPaymentBalanceTransactions","createCheckout","listCheckouts","getCheckout","updateCheckout","completeCheckout","refundCheckout","createCheckoutSession","listProceedsPayouts","getProceedsPayout","listPlatformProceedsPayouts","getPlatformProceedsPayout"]},"event_name":{"type":"string","enum":["*","payment.*","payment.refund.*","payment.dispute.*","payment_method.*","payment_intent.*","checkout.*","checkout.completion.*","sub_account.*","seller_account.*","proceeds.*","proceeds.payout.*","payment.created","payment.pending","payment.authorized","payment.succeeded","payment.failed","payment.captured","payment.canceled","payment.refunded","payment.refund.updated","payment.dispute.created","payment.dispute.closed","payment_method.created","payment_method.updated","payment_intent.created","payment_intent.attached","payment_intent.requires_capture","payment_intent.succeeded","checkout.created","checkout.completed","checkout.completion.succeeded","checkout.completion.failed","sub_account.updated","seller_account.updated","proceeds.payout.created","proceeds.payout.paid","proceeds.payout.failed"]},"times":{"type":"integer","minimum":1,"maximum":1000000},"probability":{"type":"number","minimum":0,"maximum":1},"seed":{"type":"integer","minimum":0,"maximum":4294967295},"fault":{"type":"object","properties":{"error":{"type":"string","maxLength":100},"status":{"type":"integer","minimum":400,"maximum":599},"delay_ms":{"type":"integer","minimum":1,"maximum":300000},"drop":{"type":"string","enum":["before_commit","after_commit"]},"hold":{"type":"boolean"},"webhook":{"type":"string","enum":["duplicate","reorder","delay","lose","wrong_signature"]}},"additionalProperties":false}},"required":["fault"],"additionalProperties":false,"$id":"createFault"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createFault" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fault === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fault"},message:"must have required property '"+"fault"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "operation") || (key0 === "event_name")) || (key0 === "times")) || (key0 === "probability")) || (key0 === "seed")) || (key0 === "fault"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.operation !== undefined){
let data0 = data.operation;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((data0 === "*") || (data0 === "createAccessToken")) || (data0 === "createSubAccount")) || (data0 === "listSubAccounts")) || (data0 === "getSubAccount")) || (data0 === "createSellerAccount")) || (data0 === "listSellerAccounts")) || (data0 === "getSellerAccount")) || (data0 === "createOnboardingEntry")) || (data0 === "listActiveFeeConfigurations")) || (data0 === "listScheduledFeeConfigurations")) || (data0 === "createFeeConfiguration")) || (data0 === "getActiveFeeConfiguration")) || (data0 === "listFeeConfigurationHistory")) || (data0 === "createPaymentMethod")) || (data0 === "listPaymentMethods")) || (data0 === "getPaymentMethod")) || (data0 === "updatePaymentMethod")) || (data0 === "createPayment")) || (data0 === "listPayments")) || (data0 === "getPayment")) || (data0 === "updatePayment")) || (data0 === "capturePayment")) || (data0 === "voidPayment")) || (data0 === "createPaymentIntent")) || (data0 === "listPaymentIntents")) || (data0 === "getPaymentIntent")) || (data0 === "updatePaymentIntent")) || (data0 === "capturePaymentIntent")) || (data0 === "listPaymentIntentPayments")) || (data0 === "createRefund")) || (data0 === "listRefunds")) || (data0 === "getRefund")) || (data0 === "updateRefund")) || (data0 === "listPaymentBalanceTransactions")) || (data0 === "createCheckout")) || (data0 === "listCheckouts")) || (data0 === "getCheckout")) || (data0 === "updateCheckout")) || (data0 === "completeCheckout")) || (data0 === "refundCheckout")) || (data0 === "createCheckoutSession")) || (data0 === "listProceedsPayouts")) || (data0 === "getProceedsPayout")) || (data0 === "listPlatformProceedsPayouts")) || (data0 === "getPlatformProceedsPayout"))){
const err3 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema42.properties.operation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.event_name !== undefined){
let data1 = data.event_name;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/event_name",schemaPath:"#/properties/event_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((data1 === "*") || (data1 === "payment.*")) || (data1 === "payment.refund.*")) || (data1 === "payment.dispute.*")) || (data1 === "payment_method.*")) || (data1 === "payment_intent.*")) || (data1 === "checkout.*")) || (data1 === "checkout.completion.*")) || (data1 === "sub_account.*")) || (data1 === "seller_account.*")) || (data1 === "proceeds.*")) || (data1 === "proceeds.payout.*")) || (data1 === "payment.created")) || (data1 === "payment.pending")) || (data1 === "payment.authorized")) || (data1 === "payment.succeeded")) || (data1 === "payment.failed")) || (data1 === "payment.captured")) || (data1 === "payment.canceled")) || (data1 === "payment.refunded")) || (data1 === "payment.refund.updated")) || (data1 === "payment.dispute.created")) || (data1 === "payment.dispute.closed")) || (data1 === "payment_method.created")) || (data1 === "payment_method.updated")) || (data1 === "payment_intent.created")) || (data1 === "payment_intent.attached")) || (data1 === "payment_intent.requires_capture")) || (data1 === "payment_intent.succeeded")) || (data1 === "checkout.created")) || (data1 === "checkout.completed")) || (data1 === "checkout.completion.succeeded")) || (data1 === "checkout.completion.failed")) || (data1 === "sub_account.updated")) || (data1 === "seller_account.updated")) || (data1 === "proceeds.payout.created")) || (data1 === "proceeds.payout.paid")) || (data1 === "proceeds.payout.failed"))){
const err5 = {instancePath:instancePath+"/event_name",schemaPath:"#/properties/event_name/enum",keyword:"enum",params:{allowedValues: schema42.properties.event_name.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.times !== undefined){
let data2 = data.times;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data3 = data.probability;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.seed !== undefined){
let data4 = data.seed;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 4294967295 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.fault !== undefined){
let data5 = data.fault;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!((((((key1 === "error") || (key1 === "status")) || (key1 === "delay_ms")) || (key1 === "drop")) || (key1 === "hold")) || (key1 === "webhook"))){
const err15 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.error !== undefined){
let data6 = data5.error;
if(typeof data6 === "string"){
if(data6.length > 100){
const err16 = {instancePath:instancePath+"/fault/error",schemaPath:"#/properties/fault/properties/error/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/fault/error",schemaPath:"#/properties/fault/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.status !== undefined){
let data7 = data5.status;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/fault/status",schemaPath:"#/properties/fault/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 599 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/fault/status",schemaPath:"#/properties/fault/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7 < 400 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/fault/status",schemaPath:"#/properties/fault/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data5.delay_ms !== undefined){
let data8 = data5.delay_ms;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/fault/delay_ms",schemaPath:"#/properties/fault/properties/delay_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 300000 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/fault/delay_ms",schemaPath:"#/properties/fault/properties/delay_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300000},message:"must be <= 300000"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/fault/delay_ms",schemaPath:"#/properties/fault/properties/delay_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data5.drop !== undefined){
let data9 = data5.drop;
if(typeof data9 !== "string"){
const err24 = {instancePath:instancePath+"/fault/drop",schemaPath:"#/properties/fault/properties/drop/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((data9 === "before_commit") || (data9 === "after_commit"))){
const err25 = {instancePath:instancePath+"/fault/drop",schemaPath:"#/properties/fault/properties/drop/enum",keyword:"enum",params:{allowedValues: schema42.properties.fault.properties.drop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data5.hold !== undefined){
if(typeof data5.hold !== "boolean"){
const err26 = {instancePath:instancePath+"/fault/hold",schemaPath:"#/properties/fault/properties/hold/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.webhook !== undefined){
let data11 = data5.webhook;
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/fault/webhook",schemaPath:"#/properties/fault/properties/webhook/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((((data11 === "duplicate") || (data11 === "reorder")) || (data11 === "delay")) || (data11 === "lose")) || (data11 === "wrong_signature"))){
const err28 = {instancePath:instancePath+"/fault/webhook",schemaPath:"#/properties/fault/properties/webhook/enum",keyword:"enum",params:{allowedValues: schema42.properties.fault.properties.webhook.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createSnapshot = validate32;
const schema43 = {"type":"object","properties":{"name":{"type":"string","pattern":"^(?!now$)[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$"}},"required":["name"],"additionalProperties":false,"$id":"createSnapshot"};
const pattern5 = new RegExp("^(?!now$)[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$", "");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSnapshot" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?!now$)[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$"},message:"must match pattern \""+"^(?!now$)[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const undoTransactions = validate33;
const schema44 = {"type":"object","properties":{"transactions":{"type":"integer","minimum":1,"maximum":1000}},"additionalProperties":false,"$id":"undoTransactions"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="undoTransactions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "transactions")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.transactions !== undefined){
let data0 = data.transactions;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const noBody = (value) => value === undefined;
export const validators = {
  getHealth: noBody,
  listReplicas: noBody,
  createPlatform: noBody,
  resetPlatform: noBody,
  deletePlatform: noBody,
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
  createPublisher,
  listPublishers: noBody,
  deletePublisher: noBody,
  enablePublisher: noBody,
  listEvents: noBody,
  getEvent: noBody,
  redeliverEvent: noBody,
  redeliverEvents,
  triggerEvent,
  listDeliveries: noBody,
  waitForIdle,
  listRequests: noBody,
  clearRequests: noBody,
  listUnattributedRequests: noBody,
  clearUnattributedRequests: noBody,
  getCoverage: noBody,
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
