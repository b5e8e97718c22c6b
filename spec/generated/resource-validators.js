// Generated from spec/ by "npm run generate". Do not edit.
"use strict";
export const PageInfo = validate52;
const schema19 = {"type":"object","required":["has_previous","has_next","start_cursor","end_cursor"],"properties":{"has_previous":{"type":"boolean"},"has_next":{"type":"boolean"},"start_cursor":{"type":["string","null"]},"end_cursor":{"type":["string","null"]}},"$id":"PageInfo"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PageInfo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.has_previous === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "has_previous"},message:"must have required property '"+"has_previous"+"'"}); errors++;
}
if(data.has_next === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "has_next"},message:"must have required property '"+"has_next"+"'"}); errors++;
}
if(data.start_cursor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start_cursor"},message:"must have required property '"+"start_cursor"+"'"}); errors++;
}
if(data.end_cursor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "end_cursor"},message:"must have required property '"+"end_cursor"+"'"}); errors++;
}
if(data.has_previous !== undefined){
if(typeof data.has_previous !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_previous",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.has_next !== undefined){
if(typeof data.has_next !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_next",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.start_cursor !== undefined){
let data2 = data.start_cursor;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/start_cursor",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.end_cursor !== undefined){
let data3 = data.end_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/end_cursor",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

export const Error = validate53;
const schema20 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["code","message"],"properties":{"code":{"type":"string"},"message":{"type":"string"},"decline_code":{"type":["string","null"]},"network_error_code":{"type":"string","enum":["005","100","101","102","104","106","110","116","117","119","121","122","123","124","129","131","132","134","152","154","208","209","213","231","232","237","302","317","351","414","500","503","504","505","512","516","517","528","531","902","907","963"]},"network":{"type":"string"},"network_error_category":{"type":"string"}}}},"$id":"Error"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Error" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"}); errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"}); errors++;
}
if(data0.message === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"}); errors++;
}
if(data0.code !== undefined){
if(typeof data0.code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error/code",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data0.message !== undefined){
if(typeof data0.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error/message",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data0.decline_code !== undefined){
let data3 = data0.decline_code;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/error/decline_code",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data0.network_error_code !== undefined){
let data4 = data0.network_error_code;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error/network_error_code",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((data4 === "005") || (data4 === "100")) || (data4 === "101")) || (data4 === "102")) || (data4 === "104")) || (data4 === "106")) || (data4 === "110")) || (data4 === "116")) || (data4 === "117")) || (data4 === "119")) || (data4 === "121")) || (data4 === "122")) || (data4 === "123")) || (data4 === "124")) || (data4 === "129")) || (data4 === "131")) || (data4 === "132")) || (data4 === "134")) || (data4 === "152")) || (data4 === "154")) || (data4 === "208")) || (data4 === "209")) || (data4 === "213")) || (data4 === "231")) || (data4 === "232")) || (data4 === "237")) || (data4 === "302")) || (data4 === "317")) || (data4 === "351")) || (data4 === "414")) || (data4 === "500")) || (data4 === "503")) || (data4 === "504")) || (data4 === "505")) || (data4 === "512")) || (data4 === "516")) || (data4 === "517")) || (data4 === "528")) || (data4 === "531")) || (data4 === "902")) || (data4 === "907")) || (data4 === "963"))){
(vErrors ??= []).push({instancePath:instancePath+"/error/network_error_code",keyword:"enum",params:{allowedValues: schema20.properties.error.properties.network_error_code.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data0.network !== undefined){
if(typeof data0.network !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error/network",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data0.network_error_category !== undefined){
if(typeof data0.network_error_category !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error/network_error_category",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

export const AccessToken = validate54;
const schema21 = {"type":"object","required":["access_token","token_type","expires_in"],"properties":{"access_token":{"type":"string"},"token_type":{"type":"string","enum":["Bearer"]},"expires_in":{"type":"integer"}},"$id":"AccessToken"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AccessToken" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access_token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'"}); errors++;
}
if(data.token_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token_type"},message:"must have required property '"+"token_type"+"'"}); errors++;
}
if(data.expires_in === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_in"},message:"must have required property '"+"expires_in"+"'"}); errors++;
}
if(data.access_token !== undefined){
if(typeof data.access_token !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/access_token",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.token_type !== undefined){
let data1 = data.token_type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/token_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(data1 === "Bearer")){
(vErrors ??= []).push({instancePath:instancePath+"/token_type",keyword:"enum",params:{allowedValues: schema21.properties.token_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.expires_in !== undefined){
let data2 = data.expires_in;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

export const WebComponentToken = validate55;
const schema22 = {"type":"object","required":["access_token","token_type","expires_in"],"properties":{"access_token":{"type":"string"},"token_type":{"type":"string","enum":["Bearer"]},"expires_in":{"type":"integer"}},"$id":"WebComponentToken"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WebComponentToken" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access_token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'"}); errors++;
}
if(data.token_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token_type"},message:"must have required property '"+"token_type"+"'"}); errors++;
}
if(data.expires_in === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_in"},message:"must have required property '"+"expires_in"+"'"}); errors++;
}
if(data.access_token !== undefined){
if(typeof data.access_token !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/access_token",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.token_type !== undefined){
let data1 = data.token_type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/token_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(data1 === "Bearer")){
(vErrors ??= []).push({instancePath:instancePath+"/token_type",keyword:"enum",params:{allowedValues: schema22.properties.token_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.expires_in !== undefined){
let data2 = data.expires_in;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

export const ApplicationFeeRate = validate56;
const schema23 = {"type":"object","required":["id","transaction_fee","currency","basis_point_rate","rate_type","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^afr_[0-9A-Za-z]{22}$"},"transaction_fee":{"type":"integer"},"currency":{"type":"string","enum":["usd","cad"]},"basis_point_rate":{"type":"integer"},"rate_type":{"type":"string","enum":["cc","ach"]},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"ApplicationFeeRate"};
const pattern3 = /^afr_[0-9A-Za-z]{22}$/;
const formats0 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ApplicationFeeRate" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.transaction_fee === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transaction_fee"},message:"must have required property '"+"transaction_fee"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.basis_point_rate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "basis_point_rate"},message:"must have required property '"+"basis_point_rate"+"'"}); errors++;
}
if(data.rate_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rate_type"},message:"must have required property '"+"rate_type"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^afr_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.transaction_fee !== undefined){
let data1 = data.transaction_fee;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/transaction_fee",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.currency !== undefined){
let data2 = data.currency;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data2 === "usd") || (data2 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema23.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.basis_point_rate !== undefined){
let data3 = data.basis_point_rate;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/basis_point_rate",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.rate_type !== undefined){
let data4 = data.rate_type;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rate_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data4 === "cc") || (data4 === "ach"))){
(vErrors ??= []).push({instancePath:instancePath+"/rate_type",keyword:"enum",params:{allowedValues: schema23.properties.rate_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.created_at !== undefined){
let data5 = data.created_at;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data6 = data.updated_at;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

export const SubAccount = validate57;
const schema24 = {"type":"object","required":["id","name","account_type","status","currency","platform_account_id","application_fee_rates","processing_ready","payout_ready","related_accounts","business_id","payout_account_id","payments_activated_on","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"name":{"type":"string"},"account_type":{"type":"string","enum":["test","live"]},"status":{"type":"string","enum":["created","submitted","information_needed","enabled","rejected","disabled","archived"]},"currency":{"type":"string","enum":["usd","cad"]},"platform_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"application_fee_rates":{"type":"array","items":{"$ref":"ApplicationFeeRate"}},"processing_ready":{"type":"boolean"},"payout_ready":{"type":"boolean"},"related_accounts":{"type":"object","required":["test_account_id"],"properties":{"live_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"test_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"}}},"business_id":{"type":["string","null"],"pattern":"^biz_[0-9A-Za-z]{22}$"},"payout_account_id":{"type":["string","null"],"pattern":"^ba_[0-9A-Za-z]{22}$"},"payments_activated_on":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"SubAccount"};
const pattern4 = /^acc_[0-9A-Za-z]{22}$/;
const pattern8 = /^biz_[0-9A-Za-z]{22}$/;
const pattern9 = /^ba_[0-9A-Za-z]{22}$/;

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SubAccount" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.account_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_type"},message:"must have required property '"+"account_type"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.platform_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "platform_account_id"},message:"must have required property '"+"platform_account_id"+"'"}); errors++;
}
if(data.application_fee_rates === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "application_fee_rates"},message:"must have required property '"+"application_fee_rates"+"'"}); errors++;
}
if(data.processing_ready === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "processing_ready"},message:"must have required property '"+"processing_ready"+"'"}); errors++;
}
if(data.payout_ready === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payout_ready"},message:"must have required property '"+"payout_ready"+"'"}); errors++;
}
if(data.related_accounts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "related_accounts"},message:"must have required property '"+"related_accounts"+"'"}); errors++;
}
if(data.business_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "business_id"},message:"must have required property '"+"business_id"+"'"}); errors++;
}
if(data.payout_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payout_account_id"},message:"must have required property '"+"payout_account_id"+"'"}); errors++;
}
if(data.payments_activated_on === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payments_activated_on"},message:"must have required property '"+"payments_activated_on"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_type !== undefined){
let data2 = data.account_type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data2 === "test") || (data2 === "live"))){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"enum",params:{allowedValues: schema24.properties.account_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((((((data3 === "created") || (data3 === "submitted")) || (data3 === "information_needed")) || (data3 === "enabled")) || (data3 === "rejected")) || (data3 === "disabled")) || (data3 === "archived"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema24.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data4 === "usd") || (data4 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema24.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.platform_account_id !== undefined){
let data5 = data.platform_account_id;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.application_fee_rates !== undefined){
let data6 = data.application_fee_rates;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate56(data6[i0], {instancePath:instancePath+"/application_fee_rates/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/application_fee_rates",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.processing_ready !== undefined){
if(typeof data.processing_ready !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/processing_ready",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.payout_ready !== undefined){
if(typeof data.payout_ready !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payout_ready",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.related_accounts !== undefined){
let data10 = data.related_accounts;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.test_account_id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/related_accounts",keyword:"required",params:{missingProperty: "test_account_id"},message:"must have required property '"+"test_account_id"+"'"}); errors++;
}
if(data10.live_account_id !== undefined){
let data11 = data10.live_account_id;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/related_accounts/live_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/related_accounts/live_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data10.test_account_id !== undefined){
let data12 = data10.test_account_id;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/related_accounts/test_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/related_accounts/test_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/related_accounts",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.business_id !== undefined){
let data13 = data.business_id;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data13 === "string"){
if(!pattern8.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"pattern",params:{},message:"must match pattern \""+"^biz_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
}
if(data.payout_account_id !== undefined){
let data14 = data.payout_account_id;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payout_account_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data14 === "string"){
if(!pattern9.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/payout_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^ba_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
}
if(data.payments_activated_on !== undefined){
let data15 = data.payments_activated_on;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payments_activated_on",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/payments_activated_on",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
}
if(data.created_at !== undefined){
let data16 = data.created_at;
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data17 = data.updated_at;
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

export const PayoutSettings = validate59;
const schema25 = {"type":"object","required":["id","enabled","statement_descriptor","settlement_priority"],"properties":{"id":{"type":"string","pattern":"^stpo_[0-9A-Za-z]{22}$"},"enabled":{"type":"boolean"},"statement_descriptor":{"type":["string","null"]},"settlement_priority":{"type":"string","enum":["standard","expedited"]}},"$id":"PayoutSettings"};
const pattern10 = /^stpo_[0-9A-Za-z]{22}$/;

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PayoutSettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"}); errors++;
}
if(data.statement_descriptor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "statement_descriptor"},message:"must have required property '"+"statement_descriptor"+"'"}); errors++;
}
if(data.settlement_priority === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "settlement_priority"},message:"must have required property '"+"settlement_priority"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^stpo_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.statement_descriptor !== undefined){
let data2 = data.statement_descriptor;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.settlement_priority !== undefined){
let data3 = data.settlement_priority;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/settlement_priority",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data3 === "standard") || (data3 === "expedited"))){
(vErrors ??= []).push({instancePath:instancePath+"/settlement_priority",keyword:"enum",params:{allowedValues: schema25.properties.settlement_priority.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate59.errors = vErrors;
return errors === 0;
}

export const SubAccountSettings = validate60;
const schema26 = {"type":"object","required":["payments","payouts"],"properties":{"payments":{"type":"object","required":["id","account_id","mcc_code","platform_wallet_account","credit_card_payments","apple_payments","google_payments","ach_payments","card_present","bnpl_payments","insurance_payments","bank_account_verification"],"properties":{"id":{"type":"string","pattern":"^stpy_[0-9A-Za-z]{22}$"},"account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"mcc_code":{"type":["string","null"]},"platform_wallet_account":{"type":"boolean"},"credit_card_payments":{"type":"boolean"},"apple_payments":{"type":"boolean"},"google_payments":{"type":"boolean"},"ach_payments":{"type":"boolean"},"card_present":{"type":"boolean"},"bnpl_payments":{"type":"boolean"},"insurance_payments":{"type":"boolean"},"bank_account_verification":{"type":"boolean"}}},"payouts":{"$ref":"PayoutSettings"}},"$id":"SubAccountSettings"};
const pattern11 = /^stpy_[0-9A-Za-z]{22}$/;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SubAccountSettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payments === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payments"},message:"must have required property '"+"payments"+"'"}); errors++;
}
if(data.payouts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payouts"},message:"must have required property '"+"payouts"+"'"}); errors++;
}
if(data.payments !== undefined){
let data0 = data.payments;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data0.account_id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"}); errors++;
}
if(data0.mcc_code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"required",params:{missingProperty: "mcc_code"},message:"must have required property '"+"mcc_code"+"'"}); errors++;
}
if(data0.platform_wallet_account === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"required",params:{missingProperty: "platform_wallet_account"},message:"must have required property '"+"platform_wallet_account"+"'"}); errors++;
}
if(data0.credit_card_payments === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"required",params:{missingProperty: "credit_card_payments"},message:"must have required property '"+"credit_card_payments"+"'"}); errors++;
}
if(data0.apple_payments === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"required",params:{missingProperty: "apple_payments"},message:"must have required property '"+"apple_payments"+"'"}); errors++;
}
if(data0.google_payments === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"required",params:{missingProperty: "google_payments"},message:"must have required property '"+"google_payments"+"'"}); errors++;
}
if(data0.ach_payments === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"required",params:{missingProperty: "ach_payments"},message:"must have required property '"+"ach_payments"+"'"}); errors++;
}
if(data0.card_present === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"required",params:{missingProperty: "card_present"},message:"must have required property '"+"card_present"+"'"}); errors++;
}
if(data0.bnpl_payments === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"required",params:{missingProperty: "bnpl_payments"},message:"must have required property '"+"bnpl_payments"+"'"}); errors++;
}
if(data0.insurance_payments === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"required",params:{missingProperty: "insurance_payments"},message:"must have required property '"+"insurance_payments"+"'"}); errors++;
}
if(data0.bank_account_verification === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"required",params:{missingProperty: "bank_account_verification"},message:"must have required property '"+"bank_account_verification"+"'"}); errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/payments/id",keyword:"pattern",params:{},message:"must match pattern \""+"^stpy_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payments/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data0.account_id !== undefined){
let data2 = data0.account_id;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/payments/account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payments/account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data0.mcc_code !== undefined){
let data3 = data0.mcc_code;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payments/mcc_code",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data0.platform_wallet_account !== undefined){
if(typeof data0.platform_wallet_account !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payments/platform_wallet_account",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data0.credit_card_payments !== undefined){
if(typeof data0.credit_card_payments !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payments/credit_card_payments",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data0.apple_payments !== undefined){
if(typeof data0.apple_payments !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payments/apple_payments",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data0.google_payments !== undefined){
if(typeof data0.google_payments !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payments/google_payments",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data0.ach_payments !== undefined){
if(typeof data0.ach_payments !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payments/ach_payments",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data0.card_present !== undefined){
if(typeof data0.card_present !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payments/card_present",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data0.bnpl_payments !== undefined){
if(typeof data0.bnpl_payments !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payments/bnpl_payments",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data0.insurance_payments !== undefined){
if(typeof data0.insurance_payments !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payments/insurance_payments",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data0.bank_account_verification !== undefined){
if(typeof data0.bank_account_verification !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payments/bank_account_verification",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.payouts !== undefined){
if(!(validate59(data.payouts, {instancePath:instancePath+"/payouts",parentData:data,parentDataProperty:"payouts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

export const SellerAccount = validate62;
const schema27 = {"type":"object","required":["id","name","account_type","status","currency","platform_account_id","application_fee_rates","processing_ready","payout_ready","related_accounts","business_id","payout_account_id","payments_activated_on","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"name":{"type":"string"},"account_type":{"type":"string","enum":["test","live"]},"status":{"type":"string","enum":["created","submitted","information_needed","enabled","rejected","disabled","archived"]},"currency":{"type":"string","enum":["usd","cad"]},"platform_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"application_fee_rates":{"type":"array","items":{"$ref":"ApplicationFeeRate"}},"processing_ready":{"type":"boolean"},"payout_ready":{"type":"boolean"},"related_accounts":{"type":"object","required":["test_account_id"],"properties":{"live_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"test_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"}}},"business_id":{"type":["string","null"],"pattern":"^biz_[0-9A-Za-z]{22}$"},"payout_account_id":{"type":["string","null"],"pattern":"^ba_[0-9A-Za-z]{22}$"},"payments_activated_on":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"SellerAccount"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerAccount" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.account_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_type"},message:"must have required property '"+"account_type"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.platform_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "platform_account_id"},message:"must have required property '"+"platform_account_id"+"'"}); errors++;
}
if(data.application_fee_rates === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "application_fee_rates"},message:"must have required property '"+"application_fee_rates"+"'"}); errors++;
}
if(data.processing_ready === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "processing_ready"},message:"must have required property '"+"processing_ready"+"'"}); errors++;
}
if(data.payout_ready === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payout_ready"},message:"must have required property '"+"payout_ready"+"'"}); errors++;
}
if(data.related_accounts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "related_accounts"},message:"must have required property '"+"related_accounts"+"'"}); errors++;
}
if(data.business_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "business_id"},message:"must have required property '"+"business_id"+"'"}); errors++;
}
if(data.payout_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payout_account_id"},message:"must have required property '"+"payout_account_id"+"'"}); errors++;
}
if(data.payments_activated_on === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payments_activated_on"},message:"must have required property '"+"payments_activated_on"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_type !== undefined){
let data2 = data.account_type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data2 === "test") || (data2 === "live"))){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"enum",params:{allowedValues: schema27.properties.account_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((((((data3 === "created") || (data3 === "submitted")) || (data3 === "information_needed")) || (data3 === "enabled")) || (data3 === "rejected")) || (data3 === "disabled")) || (data3 === "archived"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema27.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data4 === "usd") || (data4 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema27.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.platform_account_id !== undefined){
let data5 = data.platform_account_id;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.application_fee_rates !== undefined){
let data6 = data.application_fee_rates;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate56(data6[i0], {instancePath:instancePath+"/application_fee_rates/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/application_fee_rates",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.processing_ready !== undefined){
if(typeof data.processing_ready !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/processing_ready",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.payout_ready !== undefined){
if(typeof data.payout_ready !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payout_ready",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.related_accounts !== undefined){
let data10 = data.related_accounts;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.test_account_id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/related_accounts",keyword:"required",params:{missingProperty: "test_account_id"},message:"must have required property '"+"test_account_id"+"'"}); errors++;
}
if(data10.live_account_id !== undefined){
let data11 = data10.live_account_id;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/related_accounts/live_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/related_accounts/live_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data10.test_account_id !== undefined){
let data12 = data10.test_account_id;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/related_accounts/test_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/related_accounts/test_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/related_accounts",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.business_id !== undefined){
let data13 = data.business_id;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data13 === "string"){
if(!pattern8.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"pattern",params:{},message:"must match pattern \""+"^biz_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
}
if(data.payout_account_id !== undefined){
let data14 = data.payout_account_id;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payout_account_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data14 === "string"){
if(!pattern9.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/payout_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^ba_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
}
if(data.payments_activated_on !== undefined){
let data15 = data.payments_activated_on;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payments_activated_on",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/payments_activated_on",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
}
if(data.created_at !== undefined){
let data16 = data.created_at;
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data17 = data.updated_at;
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

export const OnboardingPayload = validate64;
const schema28 = {"type":"object","required":["onboarding_version","business_details","representative","bank_account","terms_and_conditions"],"properties":{"onboarding_version":{"type":"string"},"business_details":{"type":"object","required":["type","structure","url","industry"],"properties":{"type":{"type":"string","enum":["individual","for_profit","non_profit","government_entity"]},"structure":{"type":"string","enum":["sole_proprietorship","single_llc","multi_llc","private_partnership","private_corporation","unincorporated_association","public_partnership","public_corporation","incorporated","unincorporated","government_unit","government_instrumentality","tax_exempt_government_instrumentality"]},"url":{"type":"string","format":"uri-reference"},"industry":{"type":"string"},"tax_id":{"type":"string"},"phone":{"type":"string"},"email":{"type":"string"},"legal":{"type":"object","properties":{"name":{"type":"string"},"address_line1":{"type":"string"},"address_line2":{"type":"string"},"address_city":{"type":"string"},"address_state":{"type":"string"},"address_postal_code":{"type":"string"},"address_country":{"type":"string"}}},"doing_business_as":{"type":"object","properties":{"name":{"type":"string"}}}}},"representative":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"title":{"type":"string"},"email":{"type":"string"},"dob_month":{"type":"string"},"dob_day":{"type":"string"},"dob_year":{"type":"string"},"address_line1":{"type":"string"},"address_line2":{"type":"string"},"address_city":{"type":"string"},"address_state":{"type":"string"},"address_postal_code":{"type":"string"},"address_country":{"type":"string"},"phone":{"type":"string"},"ssn_last4":{"type":"string"},"is_owner":{"type":"boolean"}}},"owners":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"email":{"type":"string"}}}},"bank_account":{"type":"object","required":["routing_number","account_number","account_type","account_owner_name"],"properties":{"bank_name":{"type":"string"},"account_nickname":{"type":"string"},"routing_number":{"type":"string"},"account_number":{"type":"string"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_name":{"type":"string"}}},"terms_and_conditions":{"type":"object","required":["accepted","ip"],"properties":{"accepted":{"type":"boolean"},"ip":{"type":"string"},"user_agent":{"type":"string"}}}},"$id":"OnboardingPayload"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OnboardingPayload" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.onboarding_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "onboarding_version"},message:"must have required property '"+"onboarding_version"+"'"}); errors++;
}
if(data.business_details === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "business_details"},message:"must have required property '"+"business_details"+"'"}); errors++;
}
if(data.representative === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "representative"},message:"must have required property '"+"representative"+"'"}); errors++;
}
if(data.bank_account === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bank_account"},message:"must have required property '"+"bank_account"+"'"}); errors++;
}
if(data.terms_and_conditions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "terms_and_conditions"},message:"must have required property '"+"terms_and_conditions"+"'"}); errors++;
}
if(data.onboarding_version !== undefined){
if(typeof data.onboarding_version !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/onboarding_version",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.business_details !== undefined){
let data1 = data.business_details;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/business_details",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data1.structure === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/business_details",keyword:"required",params:{missingProperty: "structure"},message:"must have required property '"+"structure"+"'"}); errors++;
}
if(data1.url === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/business_details",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"}); errors++;
}
if(data1.industry === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/business_details",keyword:"required",params:{missingProperty: "industry"},message:"must have required property '"+"industry"+"'"}); errors++;
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((data2 === "individual") || (data2 === "for_profit")) || (data2 === "non_profit")) || (data2 === "government_entity"))){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/type",keyword:"enum",params:{allowedValues: schema28.properties.business_details.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data1.structure !== undefined){
let data3 = data1.structure;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/structure",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((((((((((((data3 === "sole_proprietorship") || (data3 === "single_llc")) || (data3 === "multi_llc")) || (data3 === "private_partnership")) || (data3 === "private_corporation")) || (data3 === "unincorporated_association")) || (data3 === "public_partnership")) || (data3 === "public_corporation")) || (data3 === "incorporated")) || (data3 === "unincorporated")) || (data3 === "government_unit")) || (data3 === "government_instrumentality")) || (data3 === "tax_exempt_government_instrumentality"))){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/structure",keyword:"enum",params:{allowedValues: schema28.properties.business_details.properties.structure.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data1.url !== undefined){
if(!(typeof data1.url === "string")){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/url",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data1.industry !== undefined){
if(typeof data1.industry !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/industry",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data1.tax_id !== undefined){
if(typeof data1.tax_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/tax_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data1.phone !== undefined){
if(typeof data1.phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/phone",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data1.email !== undefined){
if(typeof data1.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/email",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data1.legal !== undefined){
let data9 = data1.legal;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name !== undefined){
if(typeof data9.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data9.address_line1 !== undefined){
if(typeof data9.address_line1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_line1",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data9.address_line2 !== undefined){
if(typeof data9.address_line2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_line2",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data9.address_city !== undefined){
if(typeof data9.address_city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_city",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data9.address_state !== undefined){
if(typeof data9.address_state !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_state",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data9.address_postal_code !== undefined){
if(typeof data9.address_postal_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_postal_code",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data9.address_country !== undefined){
if(typeof data9.address_country !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_country",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data1.doing_business_as !== undefined){
let data17 = data1.doing_business_as;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.name !== undefined){
if(typeof data17.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/doing_business_as/name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/doing_business_as",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.representative !== undefined){
let data19 = data.representative;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data19.name !== undefined){
if(typeof data19.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.title !== undefined){
if(typeof data19.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/title",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.email !== undefined){
if(typeof data19.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/email",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.dob_month !== undefined){
if(typeof data19.dob_month !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_month",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.dob_day !== undefined){
if(typeof data19.dob_day !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_day",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.dob_year !== undefined){
if(typeof data19.dob_year !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_year",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.address_line1 !== undefined){
if(typeof data19.address_line1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_line1",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.address_line2 !== undefined){
if(typeof data19.address_line2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_line2",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.address_city !== undefined){
if(typeof data19.address_city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_city",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.address_state !== undefined){
if(typeof data19.address_state !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_state",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.address_postal_code !== undefined){
if(typeof data19.address_postal_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_postal_code",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.address_country !== undefined){
if(typeof data19.address_country !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_country",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.phone !== undefined){
if(typeof data19.phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/phone",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.ssn_last4 !== undefined){
if(typeof data19.ssn_last4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/ssn_last4",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.is_owner !== undefined){
if(typeof data19.is_owner !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/is_owner",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.owners !== undefined){
let data35 = data.owners;
if(Array.isArray(data35)){
const len0 = data35.length;
for(let i0=0; i0<len0; i0++){
let data36 = data35[i0];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.name !== undefined){
if(typeof data36.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data36.email !== undefined){
if(typeof data36.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/email",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0,keyword:"type",params:{},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.bank_account !== undefined){
let data39 = data.bank_account;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.routing_number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account",keyword:"required",params:{missingProperty: "routing_number"},message:"must have required property '"+"routing_number"+"'"}); errors++;
}
if(data39.account_number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account",keyword:"required",params:{missingProperty: "account_number"},message:"must have required property '"+"account_number"+"'"}); errors++;
}
if(data39.account_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account",keyword:"required",params:{missingProperty: "account_type"},message:"must have required property '"+"account_type"+"'"}); errors++;
}
if(data39.account_owner_name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account",keyword:"required",params:{missingProperty: "account_owner_name"},message:"must have required property '"+"account_owner_name"+"'"}); errors++;
}
if(data39.bank_name !== undefined){
if(typeof data39.bank_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/bank_name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data39.account_nickname !== undefined){
if(typeof data39.account_nickname !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_nickname",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data39.routing_number !== undefined){
if(typeof data39.routing_number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/routing_number",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data39.account_number !== undefined){
if(typeof data39.account_number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_number",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data39.account_type !== undefined){
let data44 = data39.account_type;
if(typeof data44 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data44 === "checking") || (data44 === "savings"))){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_type",keyword:"enum",params:{allowedValues: schema28.properties.bank_account.properties.account_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data39.account_owner_name !== undefined){
if(typeof data39.account_owner_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_owner_name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bank_account",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.terms_and_conditions !== undefined){
let data46 = data.terms_and_conditions;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.accepted === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions",keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'"}); errors++;
}
if(data46.ip === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions",keyword:"required",params:{missingProperty: "ip"},message:"must have required property '"+"ip"+"'"}); errors++;
}
if(data46.accepted !== undefined){
if(typeof data46.accepted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions/accepted",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data46.ip !== undefined){
if(typeof data46.ip !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions/ip",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data46.user_agent !== undefined){
if(typeof data46.user_agent !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions/user_agent",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

export const OnboardingEntry = validate65;
const schema29 = {"type":"object","required":["account_type","seller_account_id","sub_account_id","platform_account_id","payload"],"properties":{"account_type":{"type":"string","enum":["test","live"]},"seller_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"sub_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"platform_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"payload":{"$ref":"OnboardingPayload"}},"$id":"OnboardingEntry"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OnboardingEntry" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_type"},message:"must have required property '"+"account_type"+"'"}); errors++;
}
if(data.seller_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "seller_account_id"},message:"must have required property '"+"seller_account_id"+"'"}); errors++;
}
if(data.sub_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sub_account_id"},message:"must have required property '"+"sub_account_id"+"'"}); errors++;
}
if(data.platform_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "platform_account_id"},message:"must have required property '"+"platform_account_id"+"'"}); errors++;
}
if(data.payload === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"}); errors++;
}
if(data.account_type !== undefined){
let data0 = data.account_type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"enum",params:{allowedValues: schema29.properties.account_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.seller_account_id !== undefined){
let data1 = data.seller_account_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/seller_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/seller_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.sub_account_id !== undefined){
let data2 = data.sub_account_id;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sub_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sub_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.platform_account_id !== undefined){
let data3 = data.platform_account_id;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payload !== undefined){
if(!(validate64(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

export const AssociatedAccount = validate67;
const schema30 = {"type":"object","required":["id"],"properties":{"id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"}},"$id":"AssociatedAccount"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AssociatedAccount" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate67.errors = vErrors;
return errors === 0;
}

export const ProductCategories = validate68;
const schema31 = {"type":"object","required":["payment","credit","lending","insurance"],"properties":{"payment":{"type":"boolean"},"credit":{"type":"boolean"},"lending":{"type":"boolean"},"insurance":{"type":"boolean"}},"$id":"ProductCategories"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProductCategories" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment"},message:"must have required property '"+"payment"+"'"}); errors++;
}
if(data.credit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credit"},message:"must have required property '"+"credit"+"'"}); errors++;
}
if(data.lending === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lending"},message:"must have required property '"+"lending"+"'"}); errors++;
}
if(data.insurance === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "insurance"},message:"must have required property '"+"insurance"+"'"}); errors++;
}
if(data.payment !== undefined){
if(typeof data.payment !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payment",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.credit !== undefined){
if(typeof data.credit !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/credit",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.lending !== undefined){
if(typeof data.lending !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/lending",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.insurance !== undefined){
if(typeof data.insurance !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/insurance",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

export const Business = validate69;
const schema32 = {"type":"object","required":["id","platform_account_id","archived","legal_name","website_url","email","phone","doing_business_as","business_type","business_structure","classification","industry","mcc","tax_id","tax_id_last4","date_of_incorporation","country_of_establishment","terms_conditions_accepted","metadata","associated_accounts","legal_address","representative","owners","documents","bank_accounts","additional_questions","product_categories","bank_account_verification","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^biz_[0-9A-Za-z]{22}$"},"platform_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"archived":{"type":"boolean"},"legal_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"website_url":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"email":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"phone":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"doing_business_as":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"business_type":{"type":["string","null"],"enum":["individual","for_profit","non_profit","government_entity",null]},"business_structure":{"type":["string","null"],"enum":["sole_proprietorship","single_llc","multi_llc","private_partnership","private_corporation","unincorporated_association","public_partnership","public_corporation","incorporated","unincorporated","government_unit","government_instrumentality","tax_exempt_government_instrumentality",null]},"classification":{"type":["string","null"],"enum":["government","limited","non_profit","partnership","corporation","public_company","sole_proprietor",null]},"industry":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"mcc":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"tax_id":{"type":"null"},"tax_id_last4":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"date_of_incorporation":{"type":["string","null"],"format":"date"},"country_of_establishment":{"type":"string","enum":["USA","CAN"]},"terms_conditions_accepted":{"type":"boolean"},"metadata":{"type":"object","additionalProperties":true},"associated_accounts":{"type":"array","items":{"$ref":"AssociatedAccount"}},"legal_address":{"if":{"type":"null"},"else":{"$ref":"Address"}},"representative":{"if":{"type":"null"},"else":{"$ref":"Identity"}},"owners":{"type":"array","items":{"$ref":"Identity"}},"documents":{"type":"array","items":{"$ref":"EntityDocument"}},"bank_accounts":{"type":"array","items":{"$ref":"EntityBankAccount"}},"additional_questions":{"type":["object","null"],"additionalProperties":true},"product_categories":{"$ref":"ProductCategories"},"bank_account_verification":{"type":"boolean"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"Business"};
const pattern25 = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;
const formats16 = /^\d{4}-\d\d-\d\d$/;
const schema33 = {"type":"object","required":["id","line1","line2","city","state","postal_code","country","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^addr_[0-9A-Za-z]{22}$"},"line1":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"line2":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"city":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"state":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"postal_code":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"country":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"Address"};
const pattern33 = /^addr_[0-9A-Za-z]{22}$/;

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Address" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.line1 === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "line1"},message:"must have required property '"+"line1"+"'"}); errors++;
}
if(data.line2 === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "line2"},message:"must have required property '"+"line2"+"'"}); errors++;
}
if(data.city === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"}); errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.postal_code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "postal_code"},message:"must have required property '"+"postal_code"+"'"}); errors++;
}
if(data.country === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern33.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^addr_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.line1 !== undefined){
let data1 = data.line1;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/line1",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data1 === "string"){
if(!pattern25.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/line1",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.line2 !== undefined){
let data2 = data.line2;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/line2",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data2 === "string"){
if(!pattern25.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/line2",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.city !== undefined){
let data3 = data.city;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.state !== undefined){
let data4 = data.state;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data4 === "string"){
if(!pattern25.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.postal_code !== undefined){
let data5 = data.postal_code;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data5 === "string"){
if(!pattern25.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.country !== undefined){
let data6 = data.country;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data6 === "string"){
if(!pattern25.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data8 = data.updated_at;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":"object","required":["id","platform_account_id","business_id","name","title","email","phone","dob_day","dob_month","dob_year","ssn_last4","is_owner","ownership_percentage","metadata","address","documents","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^idty_[0-9A-Za-z]{22}$"},"platform_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"business_id":{"type":["string","null"],"pattern":"^biz_[0-9A-Za-z]{22}$"},"name":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"title":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"email":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"phone":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"dob_day":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"dob_month":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"dob_year":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"ssn_last4":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"is_owner":{"type":"boolean"},"ownership_percentage":{"type":["integer","null"]},"metadata":{"type":"object","additionalProperties":true},"address":{"if":{"type":"null"},"else":{"$ref":"Address"}},"documents":{"type":"array","items":{"$ref":"EntityDocument"}},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"Identity"};
const pattern40 = /^idty_[0-9A-Za-z]{22}$/;
const schema35 = {"type":"object","required":["id","business_id","identity_id","file_name","file_type","document_type","description","status","metadata","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^doc_[0-9A-Za-z]{22}$"},"business_id":{"type":["string","null"],"pattern":"^biz_[0-9A-Za-z]{22}$"},"identity_id":{"type":["string","null"],"pattern":"^idty_[0-9A-Za-z]{22}$"},"file_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"file_type":{"type":"string","enum":["image/jpeg","image/png","application/pdf","application/zip","application/x-zip-compressed"]},"document_type":{"type":"string","enum":["articles_of_incorporation","balance_sheet","bank_statement","birth_certificate","business_registration","citizenship_card","driver_license","foreign_passport","government_id","nexus_card","passport","profit_and_loss_statement","resident_card","sin_card","ssn_card","status_card","tax_return","voided_check","other"]},"description":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"status":{"type":"string","enum":["pending","uploaded","canceled"]},"metadata":{"type":"object","additionalProperties":true},"presigned_url":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"EntityDocument"};
const pattern51 = /^doc_[0-9A-Za-z]{22}$/;

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EntityDocument" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.business_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "business_id"},message:"must have required property '"+"business_id"+"'"}); errors++;
}
if(data.identity_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "identity_id"},message:"must have required property '"+"identity_id"+"'"}); errors++;
}
if(data.file_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file_name"},message:"must have required property '"+"file_name"+"'"}); errors++;
}
if(data.file_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file_type"},message:"must have required property '"+"file_type"+"'"}); errors++;
}
if(data.document_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "document_type"},message:"must have required property '"+"document_type"+"'"}); errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern51.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^doc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.business_id !== undefined){
let data1 = data.business_id;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"pattern",params:{},message:"must match pattern \""+"^biz_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
}
if(data.identity_id !== undefined){
let data2 = data.identity_id;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/identity_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data2 === "string"){
if(!pattern40.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/identity_id",keyword:"pattern",params:{},message:"must match pattern \""+"^idty_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
}
if(data.file_name !== undefined){
let data3 = data.file_name;
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.file_type !== undefined){
let data4 = data.file_type;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/file_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((((data4 === "image/jpeg") || (data4 === "image/png")) || (data4 === "application/pdf")) || (data4 === "application/zip")) || (data4 === "application/x-zip-compressed"))){
(vErrors ??= []).push({instancePath:instancePath+"/file_type",keyword:"enum",params:{allowedValues: schema35.properties.file_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.document_type !== undefined){
let data5 = data.document_type;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/document_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((((((((((((((((((data5 === "articles_of_incorporation") || (data5 === "balance_sheet")) || (data5 === "bank_statement")) || (data5 === "birth_certificate")) || (data5 === "business_registration")) || (data5 === "citizenship_card")) || (data5 === "driver_license")) || (data5 === "foreign_passport")) || (data5 === "government_id")) || (data5 === "nexus_card")) || (data5 === "passport")) || (data5 === "profit_and_loss_statement")) || (data5 === "resident_card")) || (data5 === "sin_card")) || (data5 === "ssn_card")) || (data5 === "status_card")) || (data5 === "tax_return")) || (data5 === "voided_check")) || (data5 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/document_type",keyword:"enum",params:{allowedValues: schema35.properties.document_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.description !== undefined){
let data6 = data.description;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data6 === "string"){
if(!pattern25.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((data7 === "pending") || (data7 === "uploaded")) || (data7 === "canceled"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema35.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.metadata !== undefined){
let data8 = data.metadata;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.presigned_url !== undefined){
if(typeof data.presigned_url !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/presigned_url",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.created_at !== undefined){
let data10 = data.created_at;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data11 = data.updated_at;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate75.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Identity" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.platform_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "platform_account_id"},message:"must have required property '"+"platform_account_id"+"'"}); errors++;
}
if(data.business_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "business_id"},message:"must have required property '"+"business_id"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"}); errors++;
}
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"}); errors++;
}
if(data.phone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"}); errors++;
}
if(data.dob_day === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dob_day"},message:"must have required property '"+"dob_day"+"'"}); errors++;
}
if(data.dob_month === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dob_month"},message:"must have required property '"+"dob_month"+"'"}); errors++;
}
if(data.dob_year === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dob_year"},message:"must have required property '"+"dob_year"+"'"}); errors++;
}
if(data.ssn_last4 === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ssn_last4"},message:"must have required property '"+"ssn_last4"+"'"}); errors++;
}
if(data.is_owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_owner"},message:"must have required property '"+"is_owner"+"'"}); errors++;
}
if(data.ownership_percentage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ownership_percentage"},message:"must have required property '"+"ownership_percentage"+"'"}); errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"}); errors++;
}
if(data.documents === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "documents"},message:"must have required property '"+"documents"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern40.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^idty_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.platform_account_id !== undefined){
let data1 = data.platform_account_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.business_id !== undefined){
let data2 = data.business_id;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"pattern",params:{},message:"must match pattern \""+"^biz_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
}
if(data.name !== undefined){
let data3 = data.name;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.title !== undefined){
let data4 = data.title;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data4 === "string"){
if(!pattern25.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.email !== undefined){
let data5 = data.email;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data5 === "string"){
if(!pattern25.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.phone !== undefined){
let data6 = data.phone;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data6 === "string"){
if(!pattern25.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.dob_day !== undefined){
let data7 = data.dob_day;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/dob_day",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data7 === "string"){
if(!pattern25.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/dob_day",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.dob_month !== undefined){
let data8 = data.dob_month;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/dob_month",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data8 === "string"){
if(!pattern25.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/dob_month",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.dob_year !== undefined){
let data9 = data.dob_year;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/dob_year",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data9 === "string"){
if(!pattern25.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/dob_year",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.ssn_last4 !== undefined){
let data10 = data.ssn_last4;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/ssn_last4",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data10 === "string"){
if(!pattern25.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/ssn_last4",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.is_owner !== undefined){
if(typeof data.is_owner !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_owner",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.ownership_percentage !== undefined){
let data12 = data.ownership_percentage;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/ownership_percentage",keyword:"type",params:{},message:"must be integer,null"}); errors++;
}
}
if(data.metadata !== undefined){
let data13 = data.metadata;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.address !== undefined){
let data14 = data.address;
const _errs31 = errors;
let valid1 = true;
const _errs32 = errors;
if(data14 !== null){
(vErrors ??= []).push({}); errors++;
}
var _valid0 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs34 = errors;
if(!(validate71(data14, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid0 = _errs34 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.id = true;
props0.line1 = true;
props0.line2 = true;
props0.city = true;
props0.state = true;
props0.postal_code = true;
props0.country = true;
props0.created_at = true;
props0.updated_at = true;
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"}); errors++;
}
}
if(data.documents !== undefined){
let data15 = data.documents;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate75(data15[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.created_at !== undefined){
let data17 = data.created_at;
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data18 = data.updated_at;
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","required":["id","platform_account_id","business_id","account_owner_name","account_type","acct_last_four","routing_number","bank_name","nickname","country","currency","metadata","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^ba_[0-9A-Za-z]{22}$"},"platform_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"business_id":{"type":"string","pattern":"^biz_[0-9A-Za-z]{22}$"},"account_owner_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"account_type":{"type":"string","enum":["checking","savings"]},"acct_last_four":{"type":"string"},"routing_number":{"type":"string"},"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"nickname":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"country":{"type":"string"},"currency":{"type":"string","enum":["usd","cad"]},"metadata":{"type":"object","additionalProperties":true},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"EntityBankAccount"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EntityBankAccount" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.platform_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "platform_account_id"},message:"must have required property '"+"platform_account_id"+"'"}); errors++;
}
if(data.business_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "business_id"},message:"must have required property '"+"business_id"+"'"}); errors++;
}
if(data.account_owner_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_owner_name"},message:"must have required property '"+"account_owner_name"+"'"}); errors++;
}
if(data.account_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_type"},message:"must have required property '"+"account_type"+"'"}); errors++;
}
if(data.acct_last_four === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "acct_last_four"},message:"must have required property '"+"acct_last_four"+"'"}); errors++;
}
if(data.routing_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "routing_number"},message:"must have required property '"+"routing_number"+"'"}); errors++;
}
if(data.bank_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bank_name"},message:"must have required property '"+"bank_name"+"'"}); errors++;
}
if(data.nickname === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "nickname"},message:"must have required property '"+"nickname"+"'"}); errors++;
}
if(data.country === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^ba_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.platform_account_id !== undefined){
let data1 = data.platform_account_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.business_id !== undefined){
let data2 = data.business_id;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"pattern",params:{},message:"must match pattern \""+"^biz_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_owner_name !== undefined){
let data3 = data.account_owner_name;
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/account_owner_name",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_owner_name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_type !== undefined){
let data4 = data.account_type;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data4 === "checking") || (data4 === "savings"))){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"enum",params:{allowedValues: schema36.properties.account_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.acct_last_four !== undefined){
if(typeof data.acct_last_four !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/acct_last_four",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.routing_number !== undefined){
if(typeof data.routing_number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/routing_number",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.bank_name !== undefined){
let data7 = data.bank_name;
if(typeof data7 === "string"){
if(!pattern25.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.nickname !== undefined){
let data8 = data.nickname;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/nickname",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data8 === "string"){
if(!pattern25.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/nickname",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.currency !== undefined){
let data10 = data.currency;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data10 === "usd") || (data10 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema36.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.metadata !== undefined){
let data11 = data.metadata;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.created_at !== undefined){
let data12 = data.created_at;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data13 = data.updated_at;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate80.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Business" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.platform_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "platform_account_id"},message:"must have required property '"+"platform_account_id"+"'"}); errors++;
}
if(data.archived === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "archived"},message:"must have required property '"+"archived"+"'"}); errors++;
}
if(data.legal_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "legal_name"},message:"must have required property '"+"legal_name"+"'"}); errors++;
}
if(data.website_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "website_url"},message:"must have required property '"+"website_url"+"'"}); errors++;
}
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"}); errors++;
}
if(data.phone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"}); errors++;
}
if(data.doing_business_as === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "doing_business_as"},message:"must have required property '"+"doing_business_as"+"'"}); errors++;
}
if(data.business_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "business_type"},message:"must have required property '"+"business_type"+"'"}); errors++;
}
if(data.business_structure === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "business_structure"},message:"must have required property '"+"business_structure"+"'"}); errors++;
}
if(data.classification === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "classification"},message:"must have required property '"+"classification"+"'"}); errors++;
}
if(data.industry === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "industry"},message:"must have required property '"+"industry"+"'"}); errors++;
}
if(data.mcc === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mcc"},message:"must have required property '"+"mcc"+"'"}); errors++;
}
if(data.tax_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tax_id"},message:"must have required property '"+"tax_id"+"'"}); errors++;
}
if(data.tax_id_last4 === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tax_id_last4"},message:"must have required property '"+"tax_id_last4"+"'"}); errors++;
}
if(data.date_of_incorporation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date_of_incorporation"},message:"must have required property '"+"date_of_incorporation"+"'"}); errors++;
}
if(data.country_of_establishment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "country_of_establishment"},message:"must have required property '"+"country_of_establishment"+"'"}); errors++;
}
if(data.terms_conditions_accepted === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "terms_conditions_accepted"},message:"must have required property '"+"terms_conditions_accepted"+"'"}); errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data.associated_accounts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "associated_accounts"},message:"must have required property '"+"associated_accounts"+"'"}); errors++;
}
if(data.legal_address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "legal_address"},message:"must have required property '"+"legal_address"+"'"}); errors++;
}
if(data.representative === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "representative"},message:"must have required property '"+"representative"+"'"}); errors++;
}
if(data.owners === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owners"},message:"must have required property '"+"owners"+"'"}); errors++;
}
if(data.documents === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "documents"},message:"must have required property '"+"documents"+"'"}); errors++;
}
if(data.bank_accounts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bank_accounts"},message:"must have required property '"+"bank_accounts"+"'"}); errors++;
}
if(data.additional_questions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "additional_questions"},message:"must have required property '"+"additional_questions"+"'"}); errors++;
}
if(data.product_categories === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "product_categories"},message:"must have required property '"+"product_categories"+"'"}); errors++;
}
if(data.bank_account_verification === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bank_account_verification"},message:"must have required property '"+"bank_account_verification"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^biz_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.platform_account_id !== undefined){
let data1 = data.platform_account_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.archived !== undefined){
if(typeof data.archived !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/archived",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.legal_name !== undefined){
let data3 = data.legal_name;
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.website_url !== undefined){
let data4 = data.website_url;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/website_url",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data4 === "string"){
if(!pattern25.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/website_url",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.email !== undefined){
let data5 = data.email;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data5 === "string"){
if(!pattern25.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.phone !== undefined){
let data6 = data.phone;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data6 === "string"){
if(!pattern25.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.doing_business_as !== undefined){
let data7 = data.doing_business_as;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/doing_business_as",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data7 === "string"){
if(!pattern25.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/doing_business_as",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.business_type !== undefined){
let data8 = data.business_type;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/business_type",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(!(((((data8 === "individual") || (data8 === "for_profit")) || (data8 === "non_profit")) || (data8 === "government_entity")) || (data8 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/business_type",keyword:"enum",params:{allowedValues: schema32.properties.business_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.business_structure !== undefined){
let data9 = data.business_structure;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/business_structure",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(!((((((((((((((data9 === "sole_proprietorship") || (data9 === "single_llc")) || (data9 === "multi_llc")) || (data9 === "private_partnership")) || (data9 === "private_corporation")) || (data9 === "unincorporated_association")) || (data9 === "public_partnership")) || (data9 === "public_corporation")) || (data9 === "incorporated")) || (data9 === "unincorporated")) || (data9 === "government_unit")) || (data9 === "government_instrumentality")) || (data9 === "tax_exempt_government_instrumentality")) || (data9 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/business_structure",keyword:"enum",params:{allowedValues: schema32.properties.business_structure.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.classification !== undefined){
let data10 = data.classification;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/classification",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(!((((((((data10 === "government") || (data10 === "limited")) || (data10 === "non_profit")) || (data10 === "partnership")) || (data10 === "corporation")) || (data10 === "public_company")) || (data10 === "sole_proprietor")) || (data10 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/classification",keyword:"enum",params:{allowedValues: schema32.properties.classification.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.industry !== undefined){
let data11 = data.industry;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/industry",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data11 === "string"){
if(!pattern25.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/industry",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.mcc !== undefined){
let data12 = data.mcc;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/mcc",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data12 === "string"){
if(!pattern25.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/mcc",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.tax_id !== undefined){
if(data.tax_id !== null){
(vErrors ??= []).push({instancePath:instancePath+"/tax_id",keyword:"type",params:{},message:"must be null"}); errors++;
}
}
if(data.tax_id_last4 !== undefined){
let data14 = data.tax_id_last4;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_id_last4",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data14 === "string"){
if(!pattern25.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_id_last4",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.date_of_incorporation !== undefined){
let data15 = data.date_of_incorporation;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/date_of_incorporation",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data15 === "string"){
if(!(formats16.test(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/date_of_incorporation",keyword:"format",params:{},message:"must match format \""+"date"+"\""}); errors++;
}
}
}
if(data.country_of_establishment !== undefined){
let data16 = data.country_of_establishment;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_establishment",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data16 === "USA") || (data16 === "CAN"))){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_establishment",keyword:"enum",params:{allowedValues: schema32.properties.country_of_establishment.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.terms_conditions_accepted !== undefined){
if(typeof data.terms_conditions_accepted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/terms_conditions_accepted",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.metadata !== undefined){
let data18 = data.metadata;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.associated_accounts !== undefined){
let data19 = data.associated_accounts;
if(Array.isArray(data19)){
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
if(!(validate67(data19[i0], {instancePath:instancePath+"/associated_accounts/" + i0,parentData:data19,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/associated_accounts",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.legal_address !== undefined){
let data21 = data.legal_address;
const _errs44 = errors;
let valid3 = true;
const _errs45 = errors;
if(data21 !== null){
(vErrors ??= []).push({}); errors++;
}
var _valid0 = _errs45 === errors;
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs47 = errors;
if(!(validate71(data21, {instancePath:instancePath+"/legal_address",parentData:data,parentDataProperty:"legal_address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid0 = _errs47 === errors;
valid3 = _valid0;
if(valid3){
var props0 = {};
props0.id = true;
props0.line1 = true;
props0.line2 = true;
props0.city = true;
props0.state = true;
props0.postal_code = true;
props0.country = true;
props0.created_at = true;
props0.updated_at = true;
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"}); errors++;
}
}
if(data.representative !== undefined){
let data22 = data.representative;
const _errs49 = errors;
let valid4 = true;
const _errs50 = errors;
if(data22 !== null){
(vErrors ??= []).push({}); errors++;
}
var _valid1 = _errs50 === errors;
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs52 = errors;
if(!(validate73(data22, {instancePath:instancePath+"/representative",parentData:data,parentDataProperty:"representative",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid1 = _errs52 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.id = true;
props1.platform_account_id = true;
props1.business_id = true;
props1.name = true;
props1.title = true;
props1.email = true;
props1.phone = true;
props1.dob_day = true;
props1.dob_month = true;
props1.dob_year = true;
props1.ssn_last4 = true;
props1.is_owner = true;
props1.ownership_percentage = true;
props1.metadata = true;
props1.address = true;
props1.documents = true;
props1.created_at = true;
props1.updated_at = true;
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"}); errors++;
}
}
if(data.owners !== undefined){
let data23 = data.owners;
if(Array.isArray(data23)){
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
if(!(validate73(data23[i1], {instancePath:instancePath+"/owners/" + i1,parentData:data23,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.documents !== undefined){
let data25 = data.documents;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(!(validate75(data25[i2], {instancePath:instancePath+"/documents/" + i2,parentData:data25,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.bank_accounts !== undefined){
let data27 = data.bank_accounts;
if(Array.isArray(data27)){
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
if(!(validate80(data27[i3], {instancePath:instancePath+"/bank_accounts/" + i3,parentData:data27,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bank_accounts",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.additional_questions !== undefined){
let data29 = data.additional_questions;
if((!(data29 && typeof data29 == "object" && !Array.isArray(data29))) && (data29 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/additional_questions",keyword:"type",params:{},message:"must be object,null"}); errors++;
}
}
if(data.product_categories !== undefined){
if(!(validate68(data.product_categories, {instancePath:instancePath+"/product_categories",parentData:data,parentDataProperty:"product_categories",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.bank_account_verification !== undefined){
if(typeof data.bank_account_verification !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account_verification",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.created_at !== undefined){
let data32 = data.created_at;
if(typeof data32 === "string"){
if(!(formats0.test(data32))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data33 = data.updated_at;
if(typeof data33 === "string"){
if(!(formats0.test(data33))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

export const Identity = validate73;

export const Address = validate71;

export const EntityBankAccount = validate80;

export const EntityDocument = validate75;

export const TermsAndConditions = validate83;
const schema37 = {"type":"object","required":["id","business_id","accepted","ip","user_agent"],"properties":{"id":{"type":"string","pattern":"^tac_[0-9A-Za-z]{22}$"},"business_id":{"type":"string","pattern":"^biz_[0-9A-Za-z]{22}$"},"accepted":{"type":"boolean"},"ip":{"type":"string"},"user_agent":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"$id":"TermsAndConditions"};
const pattern62 = /^tac_[0-9A-Za-z]{22}$/;

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TermsAndConditions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.business_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "business_id"},message:"must have required property '"+"business_id"+"'"}); errors++;
}
if(data.accepted === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'"}); errors++;
}
if(data.ip === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ip"},message:"must have required property '"+"ip"+"'"}); errors++;
}
if(data.user_agent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_agent"},message:"must have required property '"+"user_agent"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern62.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^tac_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.business_id !== undefined){
let data1 = data.business_id;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"pattern",params:{},message:"must match pattern \""+"^biz_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.accepted !== undefined){
if(typeof data.accepted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/accepted",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.ip !== undefined){
if(typeof data.ip !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ip",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.user_agent !== undefined){
let data4 = data.user_agent;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/user_agent",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data4 === "string"){
if(!pattern25.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/user_agent",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate83.errors = vErrors;
return errors === 0;
}

export const ProvisioningPayload = validate84;
const schema38 = {"type":"object","required":["onboarding_version","business_details","representative","owners","bank_account","terms_and_conditions"],"properties":{"onboarding_version":{"type":"string"},"business_details":{"type":"object","properties":{"type":{"type":"string","enum":["individual","for_profit","non_profit","government_entity"]},"structure":{"type":"string","enum":["sole_proprietorship","single_llc","multi_llc","private_partnership","private_corporation","unincorporated_association","public_partnership","public_corporation","incorporated","unincorporated","government_unit","government_instrumentality","tax_exempt_government_instrumentality"]},"url":{"type":"string","format":"uri-reference"},"industry":{"type":"string"},"tax_id":{"type":"string"},"phone":{"type":"string"},"email":{"type":"string"},"legal":{"type":"object","properties":{"name":{"type":"string"},"address_line1":{"type":"string"},"address_line2":{"type":"string"},"address_city":{"type":"string"},"address_state":{"type":"string"},"address_postal_code":{"type":"string"},"address_country":{"type":"string"}}},"doing_business_as":{"type":"object","properties":{"name":{"type":"string"}}}}},"representative":{"type":"object","properties":{"name":{"type":"string"},"title":{"type":"string"},"email":{"type":"string"},"dob_month":{"type":"string"},"dob_day":{"type":"string"},"dob_year":{"type":"string"},"address_line1":{"type":"string"},"address_line2":{"type":"string"},"address_city":{"type":"string"},"address_state":{"type":"string"},"address_postal_code":{"type":"string"},"address_country":{"type":"string"},"phone":{"type":"string"},"ssn_last4":{"type":"string"},"is_owner":{"type":"boolean"}}},"owners":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"email":{"type":"string"}}}},"bank_account":{"type":"object","properties":{"bank_name":{"type":"string"},"account_nickname":{"type":"string"},"routing_number":{"type":"string"},"account_number":{"type":"string"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_name":{"type":"string"}}},"terms_and_conditions":{"type":"object","properties":{"accepted":{"type":"boolean"},"ip":{"type":"string"},"user_agent":{"type":"string"}}}},"$id":"ProvisioningPayload"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProvisioningPayload" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.onboarding_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "onboarding_version"},message:"must have required property '"+"onboarding_version"+"'"}); errors++;
}
if(data.business_details === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "business_details"},message:"must have required property '"+"business_details"+"'"}); errors++;
}
if(data.representative === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "representative"},message:"must have required property '"+"representative"+"'"}); errors++;
}
if(data.owners === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owners"},message:"must have required property '"+"owners"+"'"}); errors++;
}
if(data.bank_account === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bank_account"},message:"must have required property '"+"bank_account"+"'"}); errors++;
}
if(data.terms_and_conditions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "terms_and_conditions"},message:"must have required property '"+"terms_and_conditions"+"'"}); errors++;
}
if(data.onboarding_version !== undefined){
if(typeof data.onboarding_version !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/onboarding_version",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.business_details !== undefined){
let data1 = data.business_details;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((data2 === "individual") || (data2 === "for_profit")) || (data2 === "non_profit")) || (data2 === "government_entity"))){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/type",keyword:"enum",params:{allowedValues: schema38.properties.business_details.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data1.structure !== undefined){
let data3 = data1.structure;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/structure",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((((((((((((data3 === "sole_proprietorship") || (data3 === "single_llc")) || (data3 === "multi_llc")) || (data3 === "private_partnership")) || (data3 === "private_corporation")) || (data3 === "unincorporated_association")) || (data3 === "public_partnership")) || (data3 === "public_corporation")) || (data3 === "incorporated")) || (data3 === "unincorporated")) || (data3 === "government_unit")) || (data3 === "government_instrumentality")) || (data3 === "tax_exempt_government_instrumentality"))){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/structure",keyword:"enum",params:{allowedValues: schema38.properties.business_details.properties.structure.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data1.url !== undefined){
if(!(typeof data1.url === "string")){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/url",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data1.industry !== undefined){
if(typeof data1.industry !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/industry",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data1.tax_id !== undefined){
if(typeof data1.tax_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/tax_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data1.phone !== undefined){
if(typeof data1.phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/phone",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data1.email !== undefined){
if(typeof data1.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/email",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data1.legal !== undefined){
let data9 = data1.legal;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name !== undefined){
if(typeof data9.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data9.address_line1 !== undefined){
if(typeof data9.address_line1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_line1",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data9.address_line2 !== undefined){
if(typeof data9.address_line2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_line2",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data9.address_city !== undefined){
if(typeof data9.address_city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_city",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data9.address_state !== undefined){
if(typeof data9.address_state !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_state",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data9.address_postal_code !== undefined){
if(typeof data9.address_postal_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_postal_code",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data9.address_country !== undefined){
if(typeof data9.address_country !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_country",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data1.doing_business_as !== undefined){
let data17 = data1.doing_business_as;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.name !== undefined){
if(typeof data17.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/doing_business_as/name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/doing_business_as",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.representative !== undefined){
let data19 = data.representative;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.name !== undefined){
if(typeof data19.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.title !== undefined){
if(typeof data19.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/title",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.email !== undefined){
if(typeof data19.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/email",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.dob_month !== undefined){
if(typeof data19.dob_month !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_month",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.dob_day !== undefined){
if(typeof data19.dob_day !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_day",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.dob_year !== undefined){
if(typeof data19.dob_year !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_year",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.address_line1 !== undefined){
if(typeof data19.address_line1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_line1",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.address_line2 !== undefined){
if(typeof data19.address_line2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_line2",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.address_city !== undefined){
if(typeof data19.address_city !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_city",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.address_state !== undefined){
if(typeof data19.address_state !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_state",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.address_postal_code !== undefined){
if(typeof data19.address_postal_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_postal_code",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.address_country !== undefined){
if(typeof data19.address_country !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_country",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.phone !== undefined){
if(typeof data19.phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/phone",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.ssn_last4 !== undefined){
if(typeof data19.ssn_last4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/ssn_last4",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data19.is_owner !== undefined){
if(typeof data19.is_owner !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/is_owner",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.owners !== undefined){
let data35 = data.owners;
if(Array.isArray(data35)){
const len0 = data35.length;
for(let i0=0; i0<len0; i0++){
let data36 = data35[i0];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.name !== undefined){
if(typeof data36.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data36.email !== undefined){
if(typeof data36.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/email",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0,keyword:"type",params:{},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.bank_account !== undefined){
let data39 = data.bank_account;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.bank_name !== undefined){
if(typeof data39.bank_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/bank_name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data39.account_nickname !== undefined){
if(typeof data39.account_nickname !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_nickname",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data39.routing_number !== undefined){
if(typeof data39.routing_number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/routing_number",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data39.account_number !== undefined){
if(typeof data39.account_number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_number",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data39.account_type !== undefined){
let data44 = data39.account_type;
if(typeof data44 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data44 === "checking") || (data44 === "savings"))){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_type",keyword:"enum",params:{allowedValues: schema38.properties.bank_account.properties.account_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data39.account_owner_name !== undefined){
if(typeof data39.account_owner_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_owner_name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bank_account",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.terms_and_conditions !== undefined){
let data46 = data.terms_and_conditions;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.accepted !== undefined){
if(typeof data46.accepted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions/accepted",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data46.ip !== undefined){
if(typeof data46.ip !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions/ip",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data46.user_agent !== undefined){
if(typeof data46.user_agent !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions/user_agent",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate84.errors = vErrors;
return errors === 0;
}

export const Provisioning = validate85;
const schema39 = {"type":"object","required":["account_type","sub_account_id","platform_account_id","payload"],"properties":{"account_type":{"type":"string","enum":["test","live"]},"sub_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"platform_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"payload":{"$ref":"ProvisioningPayload"}},"$id":"Provisioning"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Provisioning" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_type"},message:"must have required property '"+"account_type"+"'"}); errors++;
}
if(data.sub_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sub_account_id"},message:"must have required property '"+"sub_account_id"+"'"}); errors++;
}
if(data.platform_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "platform_account_id"},message:"must have required property '"+"platform_account_id"+"'"}); errors++;
}
if(data.payload === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"}); errors++;
}
if(data.account_type !== undefined){
let data0 = data.account_type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data0 === "test") || (data0 === "live"))){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"enum",params:{allowedValues: schema39.properties.account_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.sub_account_id !== undefined){
let data1 = data.sub_account_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sub_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sub_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.platform_account_id !== undefined){
let data2 = data.platform_account_id;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payload !== undefined){
if(!(validate84(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

export const FeeConfiguration = validate87;
const schema40 = {"type":"object","required":["id","account_id","platform_account_id","fee_type","variable_rate","transaction_fee_cents","transaction_fee_currency","fee_cap_cents","effective_start","effective_end"],"properties":{"id":{"type":"string","pattern":"^sfc_[0-9A-Za-z]{22}$"},"account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"platform_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"fee_type":{"type":"string","enum":["processing_ecomm","processing_card_present","processing_ach","processing_ach_expedited","visa_brand_ecomm","visa_brand_card_present","mastercard_brand_ecomm","mastercard_brand_card_present","amex_brand_ecomm","amex_brand_card_present","discover_brand_ecomm","discover_brand_card_present","platform"]},"variable_rate":{"type":"number","minimum":0,"maximum":100},"transaction_fee_cents":{"type":"integer","minimum":0,"maximum":99999999},"transaction_fee_currency":{"type":"string","enum":["usd","cad"]},"fee_cap_cents":{"type":["integer","null"],"minimum":0,"maximum":99999999},"effective_start":{"type":"string","format":"date-time"},"effective_end":{"type":["string","null"],"format":"date-time"}},"$id":"FeeConfiguration"};
const pattern67 = /^sfc_[0-9A-Za-z]{22}$/;

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FeeConfiguration" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"}); errors++;
}
if(data.platform_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "platform_account_id"},message:"must have required property '"+"platform_account_id"+"'"}); errors++;
}
if(data.fee_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fee_type"},message:"must have required property '"+"fee_type"+"'"}); errors++;
}
if(data.variable_rate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "variable_rate"},message:"must have required property '"+"variable_rate"+"'"}); errors++;
}
if(data.transaction_fee_cents === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transaction_fee_cents"},message:"must have required property '"+"transaction_fee_cents"+"'"}); errors++;
}
if(data.transaction_fee_currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transaction_fee_currency"},message:"must have required property '"+"transaction_fee_currency"+"'"}); errors++;
}
if(data.fee_cap_cents === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fee_cap_cents"},message:"must have required property '"+"fee_cap_cents"+"'"}); errors++;
}
if(data.effective_start === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "effective_start"},message:"must have required property '"+"effective_start"+"'"}); errors++;
}
if(data.effective_end === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "effective_end"},message:"must have required property '"+"effective_end"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern67.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^sfc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.platform_account_id !== undefined){
let data2 = data.platform_account_id;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.fee_type !== undefined){
let data3 = data.fee_type;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fee_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((((((((((((data3 === "processing_ecomm") || (data3 === "processing_card_present")) || (data3 === "processing_ach")) || (data3 === "processing_ach_expedited")) || (data3 === "visa_brand_ecomm")) || (data3 === "visa_brand_card_present")) || (data3 === "mastercard_brand_ecomm")) || (data3 === "mastercard_brand_card_present")) || (data3 === "amex_brand_ecomm")) || (data3 === "amex_brand_card_present")) || (data3 === "discover_brand_ecomm")) || (data3 === "discover_brand_card_present")) || (data3 === "platform"))){
(vErrors ??= []).push({instancePath:instancePath+"/fee_type",keyword:"enum",params:{allowedValues: schema40.properties.fee_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.variable_rate !== undefined){
let data4 = data.variable_rate;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/variable_rate",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}); errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/variable_rate",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/variable_rate",keyword:"type",params:{},message:"must be number"}); errors++;
}
}
if(data.transaction_fee_cents !== undefined){
let data5 = data.transaction_fee_cents;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/transaction_fee_cents",keyword:"type",params:{},message:"must be integer"}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 99999999 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/transaction_fee_cents",keyword:"maximum",params:{comparison: "<=", limit: 99999999},message:"must be <= 99999999"}); errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/transaction_fee_cents",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.transaction_fee_currency !== undefined){
let data6 = data.transaction_fee_currency;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transaction_fee_currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data6 === "usd") || (data6 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/transaction_fee_currency",keyword:"enum",params:{allowedValues: schema40.properties.transaction_fee_currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.fee_cap_cents !== undefined){
let data7 = data.fee_cap_cents;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/fee_cap_cents",keyword:"type",params:{},message:"must be integer,null"}); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99999999 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/fee_cap_cents",keyword:"maximum",params:{comparison: "<=", limit: 99999999},message:"must be <= 99999999"}); errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/fee_cap_cents",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.effective_start !== undefined){
let data8 = data.effective_start;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/effective_start",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/effective_start",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.effective_end !== undefined){
let data9 = data.effective_end;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/effective_end",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/effective_end",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate87.errors = vErrors;
return errors === 0;
}

export const Card = validate88;
const schema41 = {"type":"object","required":["id","acct_last_four","brand","name","token","month","year","metadata","address_line1_check","address_postal_code_check","bin_details","digital_wallet","status","invalid_reason","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^pm_[0-9A-Za-z]{22}$"},"acct_last_four":{"type":"string","pattern":"^\\d{4}$"},"brand":{"type":"string","enum":["visa","mastercard","american_express","discover"]},"name":{"type":"string"},"token":{"type":"string","pattern":"^pm_[0-9A-Za-z]{22}$"},"month":{"type":"string","pattern":"^(0?[1-9]|1[0-2])$"},"year":{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},"metadata":{"type":"object","additionalProperties":true},"address_line1_check":{"type":"string","enum":["unchecked","pass","fail","unavailable"]},"address_postal_code_check":{"type":"string","enum":["unchecked","pass","fail","unavailable"]},"bin_details":{"type":["object","null"],"required":["type","card_brand","card_class","country","issuer","funding_source"],"properties":{"type":{"type":"string","enum":["Credit","Debit","Prepaid","Unknown"]},"card_brand":{"type":"string","enum":["Visa","Mastercard","American Express","Discover"]},"card_class":{"type":"string"},"country":{"type":"string"},"issuer":{"type":"string"},"funding_source":{"type":"string","enum":["Charge","Credit","Debit","Deferred Debit","Network Only","Prepaid"]}}},"digital_wallet":{"type":["string","null"],"enum":["apple_pay","google_pay",null]},"status":{"type":"string","enum":["valid","invalid"]},"invalid_reason":{"type":["string","null"]},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"Card"};
const pattern70 = /^pm_[0-9A-Za-z]{22}$/;
const pattern71 = /^\d{4}$/;
const pattern73 = /^(0?[1-9]|1[0-2])$/;
const pattern74 = /^(\d{2}|\d{4})$/;

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Card" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.acct_last_four === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "acct_last_four"},message:"must have required property '"+"acct_last_four"+"'"}); errors++;
}
if(data.brand === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"}); errors++;
}
if(data.month === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"}); errors++;
}
if(data.year === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'"}); errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data.address_line1_check === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address_line1_check"},message:"must have required property '"+"address_line1_check"+"'"}); errors++;
}
if(data.address_postal_code_check === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address_postal_code_check"},message:"must have required property '"+"address_postal_code_check"+"'"}); errors++;
}
if(data.bin_details === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bin_details"},message:"must have required property '"+"bin_details"+"'"}); errors++;
}
if(data.digital_wallet === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "digital_wallet"},message:"must have required property '"+"digital_wallet"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.invalid_reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invalid_reason"},message:"must have required property '"+"invalid_reason"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern70.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^pm_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.acct_last_four !== undefined){
let data1 = data.acct_last_four;
if(typeof data1 === "string"){
if(!pattern71.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/acct_last_four",keyword:"pattern",params:{},message:"must match pattern \""+"^\\d{4}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/acct_last_four",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.brand !== undefined){
let data2 = data.brand;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/brand",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((data2 === "visa") || (data2 === "mastercard")) || (data2 === "american_express")) || (data2 === "discover"))){
(vErrors ??= []).push({instancePath:instancePath+"/brand",keyword:"enum",params:{allowedValues: schema41.properties.brand.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.token !== undefined){
let data4 = data.token;
if(typeof data4 === "string"){
if(!pattern70.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"pattern",params:{},message:"must match pattern \""+"^pm_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.month !== undefined){
let data5 = data.month;
if(typeof data5 === "string"){
if(!pattern73.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/month",keyword:"pattern",params:{},message:"must match pattern \""+"^(0?[1-9]|1[0-2])$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/month",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.year !== undefined){
let data6 = data.year;
if(typeof data6 === "string"){
if(!pattern74.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"pattern",params:{},message:"must match pattern \""+"^(\\d{2}|\\d{4})$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.metadata !== undefined){
let data7 = data.metadata;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.address_line1_check !== undefined){
let data8 = data.address_line1_check;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_line1_check",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((data8 === "unchecked") || (data8 === "pass")) || (data8 === "fail")) || (data8 === "unavailable"))){
(vErrors ??= []).push({instancePath:instancePath+"/address_line1_check",keyword:"enum",params:{allowedValues: schema41.properties.address_line1_check.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.address_postal_code_check !== undefined){
let data9 = data.address_postal_code_check;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address_postal_code_check",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((data9 === "unchecked") || (data9 === "pass")) || (data9 === "fail")) || (data9 === "unavailable"))){
(vErrors ??= []).push({instancePath:instancePath+"/address_postal_code_check",keyword:"enum",params:{allowedValues: schema41.properties.address_postal_code_check.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.bin_details !== undefined){
let data10 = data.bin_details;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details",keyword:"type",params:{},message:"must be object,null"}); errors++;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data10.card_brand === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details",keyword:"required",params:{missingProperty: "card_brand"},message:"must have required property '"+"card_brand"+"'"}); errors++;
}
if(data10.card_class === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details",keyword:"required",params:{missingProperty: "card_class"},message:"must have required property '"+"card_class"+"'"}); errors++;
}
if(data10.country === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"}); errors++;
}
if(data10.issuer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details",keyword:"required",params:{missingProperty: "issuer"},message:"must have required property '"+"issuer"+"'"}); errors++;
}
if(data10.funding_source === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details",keyword:"required",params:{missingProperty: "funding_source"},message:"must have required property '"+"funding_source"+"'"}); errors++;
}
if(data10.type !== undefined){
let data11 = data10.type;
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details/type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((data11 === "Credit") || (data11 === "Debit")) || (data11 === "Prepaid")) || (data11 === "Unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details/type",keyword:"enum",params:{allowedValues: schema41.properties.bin_details.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data10.card_brand !== undefined){
let data12 = data10.card_brand;
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details/card_brand",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((data12 === "Visa") || (data12 === "Mastercard")) || (data12 === "American Express")) || (data12 === "Discover"))){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details/card_brand",keyword:"enum",params:{allowedValues: schema41.properties.bin_details.properties.card_brand.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data10.card_class !== undefined){
if(typeof data10.card_class !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details/card_class",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data10.country !== undefined){
if(typeof data10.country !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details/country",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data10.issuer !== undefined){
if(typeof data10.issuer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details/issuer",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data10.funding_source !== undefined){
let data16 = data10.funding_source;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details/funding_source",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((((data16 === "Charge") || (data16 === "Credit")) || (data16 === "Debit")) || (data16 === "Deferred Debit")) || (data16 === "Network Only")) || (data16 === "Prepaid"))){
(vErrors ??= []).push({instancePath:instancePath+"/bin_details/funding_source",keyword:"enum",params:{allowedValues: schema41.properties.bin_details.properties.funding_source.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
}
if(data.digital_wallet !== undefined){
let data17 = data.digital_wallet;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/digital_wallet",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(!(((data17 === "apple_pay") || (data17 === "google_pay")) || (data17 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/digital_wallet",keyword:"enum",params:{allowedValues: schema41.properties.digital_wallet.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.status !== undefined){
let data18 = data.status;
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data18 === "valid") || (data18 === "invalid"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema41.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.invalid_reason !== undefined){
let data19 = data.invalid_reason;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/invalid_reason",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.created_at !== undefined){
let data20 = data.created_at;
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data21 = data.updated_at;
if(typeof data21 === "string"){
if(!(formats0.test(data21))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate88.errors = vErrors;
return errors === 0;
}

export const BankAccount = validate89;
const schema42 = {"type":"object","required":["id","acct_last_four","brand","name","token","metadata","status","invalid_reason","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^pm_[0-9A-Za-z]{22}$"},"acct_last_four":{"type":"string","pattern":"^\\d{4}$"},"brand":{"type":"string"},"name":{"type":"string"},"token":{"type":"string","pattern":"^pm_[0-9A-Za-z]{22}$"},"metadata":{"type":"object","additionalProperties":true},"status":{"type":"string","enum":["valid","invalid"]},"invalid_reason":{"type":["string","null"]},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"BankAccount"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="BankAccount" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.acct_last_four === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "acct_last_four"},message:"must have required property '"+"acct_last_four"+"'"}); errors++;
}
if(data.brand === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"}); errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.invalid_reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invalid_reason"},message:"must have required property '"+"invalid_reason"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern70.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^pm_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.acct_last_four !== undefined){
let data1 = data.acct_last_four;
if(typeof data1 === "string"){
if(!pattern71.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/acct_last_four",keyword:"pattern",params:{},message:"must match pattern \""+"^\\d{4}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/acct_last_four",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.brand !== undefined){
if(typeof data.brand !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/brand",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.token !== undefined){
let data4 = data.token;
if(typeof data4 === "string"){
if(!pattern70.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"pattern",params:{},message:"must match pattern \""+"^pm_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.metadata !== undefined){
let data5 = data.metadata;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data6 === "valid") || (data6 === "invalid"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema42.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.invalid_reason !== undefined){
let data7 = data.invalid_reason;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/invalid_reason",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.created_at !== undefined){
let data8 = data.created_at;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data9 = data.updated_at;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate89.errors = vErrors;
return errors === 0;
}

export const PaymentMethod = validate90;
const schema43 = {"type":"object","required":["customer_id","signature","account_id","status","invalid_reason","created_at","updated_at"],"properties":{"card":{"$ref":"Card"},"bank_account":{"$ref":"BankAccount"},"customer_id":{"type":["string","null"]},"signature":{"type":"string"},"account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"status":{"type":"string","enum":["valid","invalid"]},"invalid_reason":{"type":["string","null"]},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"PaymentMethod"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PaymentMethod" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "customer_id"},message:"must have required property '"+"customer_id"+"'"}); errors++;
}
if(data.signature === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"}); errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.invalid_reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invalid_reason"},message:"must have required property '"+"invalid_reason"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.card !== undefined){
if(!(validate88(data.card, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.bank_account !== undefined){
if(!(validate89(data.bank_account, {instancePath:instancePath+"/bank_account",parentData:data,parentDataProperty:"bank_account",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.customer_id !== undefined){
let data2 = data.customer_id;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.signature !== undefined){
if(typeof data.signature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/signature",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_id !== undefined){
let data4 = data.account_id;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data5 === "valid") || (data5 === "invalid"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema43.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.invalid_reason !== undefined){
let data6 = data.invalid_reason;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/invalid_reason",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data8 = data.updated_at;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

export const PaymentMethodGroup = validate93;
const schema44 = {"type":"object","required":["id","account_id","platform_account_id"],"properties":{"id":{"type":"string","pattern":"^pmg_[0-9A-Za-z]{22}$"},"account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"platform_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"}},"$id":"PaymentMethodGroup"};
const pattern79 = /^pmg_[0-9A-Za-z]{22}$/;

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PaymentMethodGroup" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"}); errors++;
}
if(data.platform_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "platform_account_id"},message:"must have required property '"+"platform_account_id"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern79.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^pmg_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.platform_account_id !== undefined){
let data2 = data.platform_account_id;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

export const PaymentMethodGroupDetails = validate94;
const schema45 = {"type":"object","required":["id","account_id","platform_account_id","payment_methods"],"properties":{"id":{"type":"string","pattern":"^pmg_[0-9A-Za-z]{22}$"},"account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"platform_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"payment_methods":{"type":"array","items":{"$ref":"PaymentMethod"}}},"$id":"PaymentMethodGroupDetails"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PaymentMethodGroupDetails" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"}); errors++;
}
if(data.platform_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "platform_account_id"},message:"must have required property '"+"platform_account_id"+"'"}); errors++;
}
if(data.payment_methods === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_methods"},message:"must have required property '"+"payment_methods"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern79.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^pmg_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.platform_account_id !== undefined){
let data2 = data.platform_account_id;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_methods !== undefined){
let data3 = data.payment_methods;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate90(data3[i0], {instancePath:instancePath+"/payment_methods/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_methods",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

export const Payment = validate96;
const schema46 = {"type":"object","required":["id","account_id","amount","amount_disputed","amount_refunded","amount_returned","amount_refundable","application_fee_rate_id","balance","capture_strategy","captured","checkout_id","currency","description","disputed","refunded","returned","error_code","error_description","expedited","fee_amount","fees","financial_transaction_id","is_test","metadata","payment_intent_id","payment_mode","statement_descriptor","status","terminal_id","transaction_hold","payment_method","application_fee","refunds","disputes","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^py_[0-9A-Za-z]{22}$"},"account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"amount":{"type":"integer"},"amount_disputed":{"type":"integer"},"amount_refunded":{"type":"integer"},"amount_returned":{"type":"integer"},"amount_refundable":{"type":"integer"},"application_fee_rate_id":{"type":["string","null"]},"balance":{"type":"integer"},"capture_strategy":{"type":"string","enum":["automatic","manual"]},"captured":{"type":"boolean"},"checkout_id":{"type":["string","null"]},"currency":{"type":"string","enum":["usd","cad"]},"description":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"disputed":{"type":"boolean"},"refunded":{"type":"boolean"},"returned":{"type":"boolean"},"error_code":{"type":["string","null"]},"error_description":{"type":["string","null"]},"expedited":{"type":["boolean","null"]},"fee_amount":{"type":"integer"},"fees":{"type":"array","items":{"$ref":"PaymentFee"}},"financial_transaction_id":{"type":"string"},"is_test":{"type":"boolean"},"metadata":{"type":"object","additionalProperties":true},"payment_intent_id":{"type":"string","pattern":"^pi_[0-9A-Za-z]{22}$"},"payment_mode":{"type":"string","enum":["ecom","ach","card_present"]},"statement_descriptor":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"status":{"type":"string","enum":["pending","authorized","succeeded","failed","canceled","partially_refunded","fully_refunded","disputed"]},"terminal_id":{"type":"null"},"transaction_hold":{"type":"null"},"payment_method":{"$ref":"PaymentMethod"},"application_fee":{"if":{"type":"null"},"else":{"$ref":"ApplicationFee"}},"refunds":{"type":"array","items":{"$ref":"Refund"}},"disputes":{"type":"array","items":{"$ref":"Dispute"}},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"},"success":{"type":"boolean"}},"$id":"Payment"};
const pattern85 = /^py_[0-9A-Za-z]{22}$/;
const pattern89 = /^pi_[0-9A-Za-z]{22}$/;
const schema47 = {"type":"object","required":["id","type","amount","remaining_amount","currency","source_configuration_id","source_fee_type"],"properties":{"id":{"type":"string","pattern":"^pyfee_[0-9A-Za-z]{22}$"},"type":{"type":"string","enum":["processing_fee","platform_fee"]},"amount":{"type":"integer"},"remaining_amount":{"type":"integer"},"currency":{"type":"string","enum":["usd","cad"]},"source_configuration_id":{"type":["string","null"]},"source_fee_type":{"type":["string","null"],"enum":["processing_ecomm","processing_card_present","processing_ach","processing_ach_expedited","visa_brand_ecomm","visa_brand_card_present","mastercard_brand_ecomm","mastercard_brand_card_present","amex_brand_ecomm","amex_brand_card_present","discover_brand_ecomm","discover_brand_card_present","platform",null]}},"$id":"PaymentFee"};
const pattern88 = /^pyfee_[0-9A-Za-z]{22}$/;

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PaymentFee" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.remaining_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remaining_amount"},message:"must have required property '"+"remaining_amount"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.source_configuration_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source_configuration_id"},message:"must have required property '"+"source_configuration_id"+"'"}); errors++;
}
if(data.source_fee_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source_fee_type"},message:"must have required property '"+"source_fee_type"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern88.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^pyfee_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data1 === "processing_fee") || (data1 === "platform_fee"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema47.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.remaining_amount !== undefined){
let data3 = data.remaining_amount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/remaining_amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data4 === "usd") || (data4 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema47.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.source_configuration_id !== undefined){
let data5 = data.source_configuration_id;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/source_configuration_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.source_fee_type !== undefined){
let data6 = data.source_fee_type;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/source_fee_type",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(!((((((((((((((data6 === "processing_ecomm") || (data6 === "processing_card_present")) || (data6 === "processing_ach")) || (data6 === "processing_ach_expedited")) || (data6 === "visa_brand_ecomm")) || (data6 === "visa_brand_card_present")) || (data6 === "mastercard_brand_ecomm")) || (data6 === "mastercard_brand_card_present")) || (data6 === "amex_brand_ecomm")) || (data6 === "amex_brand_card_present")) || (data6 === "discover_brand_ecomm")) || (data6 === "discover_brand_card_present")) || (data6 === "platform")) || (data6 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/source_fee_type",keyword:"enum",params:{allowedValues: schema47.properties.source_fee_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate97.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"object","required":["id","amount","currency","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^fee_[0-9A-Za-z]{22}$"},"amount":{"type":"integer"},"currency":{"type":"string","enum":["usd","cad"]},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"ApplicationFee"};
const pattern91 = /^fee_[0-9A-Za-z]{22}$/;

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ApplicationFee" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern91.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^fee_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.currency !== undefined){
let data2 = data.currency;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data2 === "usd") || (data2 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema48.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data4 = data.updated_at;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

const schema49 = {"type":"object","required":["id","payment_id","amount","description","reason","status","metadata","created_at","updated_at","returned_fees"],"properties":{"id":{"type":"string","pattern":"^re_[0-9A-Za-z]{22}$"},"payment_id":{"type":"string","pattern":"^py_[0-9A-Za-z]{22}$"},"amount":{"type":"integer"},"description":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"reason":{"type":["string","null"],"enum":["duplicate","fraudulent","customer_request",null]},"status":{"type":"string","enum":["pending","succeeded","failed"]},"metadata":{"type":"object","additionalProperties":true},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"},"returned_fees":{"type":"array","items":{"$ref":"ReturnedFee"}}},"$id":"Refund"};
const pattern92 = /^re_[0-9A-Za-z]{22}$/;
const schema50 = {"type":"object","required":["id","payment_fee_id","type","returned_amount","original_amount","remaining_amount","currency"],"properties":{"id":{"type":"string","pattern":"^rtfee_[0-9A-Za-z]{22}$"},"payment_fee_id":{"type":"string","pattern":"^(pyfee|fee)_[0-9A-Za-z]{22}$"},"type":{"type":"string","enum":["processing_fee","platform_fee","application_fee"]},"returned_amount":{"type":"integer"},"original_amount":{"type":"integer"},"remaining_amount":{"type":"integer"},"currency":{"type":"string","enum":["usd","cad"]}},"$id":"ReturnedFee"};
const pattern95 = /^rtfee_[0-9A-Za-z]{22}$/;
const pattern96 = /^(pyfee|fee)_[0-9A-Za-z]{22}$/;

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ReturnedFee" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.payment_fee_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_fee_id"},message:"must have required property '"+"payment_fee_id"+"'"}); errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.returned_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "returned_amount"},message:"must have required property '"+"returned_amount"+"'"}); errors++;
}
if(data.original_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "original_amount"},message:"must have required property '"+"original_amount"+"'"}); errors++;
}
if(data.remaining_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remaining_amount"},message:"must have required property '"+"remaining_amount"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern95.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^rtfee_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_fee_id !== undefined){
let data1 = data.payment_fee_id;
if(typeof data1 === "string"){
if(!pattern96.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_fee_id",keyword:"pattern",params:{},message:"must match pattern \""+"^(pyfee|fee)_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_fee_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((data2 === "processing_fee") || (data2 === "platform_fee")) || (data2 === "application_fee"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema50.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.returned_amount !== undefined){
let data3 = data.returned_amount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/returned_amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.original_amount !== undefined){
let data4 = data.original_amount;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/original_amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.remaining_amount !== undefined){
let data5 = data.remaining_amount;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/remaining_amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.currency !== undefined){
let data6 = data.currency;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data6 === "usd") || (data6 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema50.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate103.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Refund" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.payment_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_id"},message:"must have required property '"+"payment_id"+"'"}); errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"}); errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.returned_fees === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "returned_fees"},message:"must have required property '"+"returned_fees"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern92.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^re_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_id !== undefined){
let data1 = data.payment_id;
if(typeof data1 === "string"){
if(!pattern85.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_id",keyword:"pattern",params:{},message:"must match pattern \""+"^py_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.reason !== undefined){
let data4 = data.reason;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(!((((data4 === "duplicate") || (data4 === "fraudulent")) || (data4 === "customer_request")) || (data4 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema49.properties.reason.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((data5 === "pending") || (data5 === "succeeded")) || (data5 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema49.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.metadata !== undefined){
let data6 = data.metadata;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data8 = data.updated_at;
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.returned_fees !== undefined){
let data9 = data.returned_fees;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate103(data9[i0], {instancePath:instancePath+"/returned_fees/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/returned_fees",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate102.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"object","required":["id","payment_id","account_id","amount","currency","reason","due_date","status","metadata","created_at","updated_at","dispute_response","dispute_reversal"],"properties":{"id":{"type":"string","pattern":"^dp_[0-9A-Za-z]{22}$"},"payment_id":{"type":"string","pattern":"^py_[0-9A-Za-z]{22}$"},"account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"amount":{"type":"integer"},"currency":{"type":"string","enum":["usd","cad"]},"reason":{"type":"string","enum":["fraudulent","duplicate","unrecognized","product_not_received","product_unacceptable","credit_not_processed","subscription_canceled","processing_error","debit_not_authorized","incorrect_account","general"]},"due_date":{"type":"string","format":"date"},"status":{"type":"string","enum":["needs_response","under_review","won","lost"]},"metadata":{"type":"object","additionalProperties":true},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"},"dispute_response":{"if":{"type":"null"},"else":{"$ref":"DisputeResponse"}},"dispute_reversal":{"if":{"type":"null"},"else":{"$ref":"DisputeReversal"}}},"$id":"Dispute"};
const pattern97 = /^dp_[0-9A-Za-z]{22}$/;
const schema52 = {"type":"object","required":["additional_statement","cancellation_policy_disclosure","cancellation_rebuttal","customer_billing_address","customer_email_address","customer_name","customer_purchase_ip_address","duplicate_charge_explanation","duplicate_charge_original_payment_id","product_description","refund_policy_disclosure","refund_refusal_explanation","service_date","shipping_address","shipping_carrier","shipping_date","shipping_tracking_number"],"properties":{"additional_statement":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"cancellation_policy_disclosure":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"cancellation_rebuttal":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"customer_billing_address":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"customer_email_address":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"customer_name":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"customer_purchase_ip_address":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"duplicate_charge_explanation":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"duplicate_charge_original_payment_id":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"product_description":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"refund_policy_disclosure":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"refund_refusal_explanation":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"service_date":{"type":["string","null"],"format":"date"},"shipping_address":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"shipping_carrier":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"shipping_date":{"type":["string","null"],"format":"date"},"shipping_tracking_number":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"$id":"DisputeResponse"};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DisputeResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.additional_statement === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "additional_statement"},message:"must have required property '"+"additional_statement"+"'"}); errors++;
}
if(data.cancellation_policy_disclosure === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cancellation_policy_disclosure"},message:"must have required property '"+"cancellation_policy_disclosure"+"'"}); errors++;
}
if(data.cancellation_rebuttal === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cancellation_rebuttal"},message:"must have required property '"+"cancellation_rebuttal"+"'"}); errors++;
}
if(data.customer_billing_address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "customer_billing_address"},message:"must have required property '"+"customer_billing_address"+"'"}); errors++;
}
if(data.customer_email_address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "customer_email_address"},message:"must have required property '"+"customer_email_address"+"'"}); errors++;
}
if(data.customer_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "customer_name"},message:"must have required property '"+"customer_name"+"'"}); errors++;
}
if(data.customer_purchase_ip_address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "customer_purchase_ip_address"},message:"must have required property '"+"customer_purchase_ip_address"+"'"}); errors++;
}
if(data.duplicate_charge_explanation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "duplicate_charge_explanation"},message:"must have required property '"+"duplicate_charge_explanation"+"'"}); errors++;
}
if(data.duplicate_charge_original_payment_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "duplicate_charge_original_payment_id"},message:"must have required property '"+"duplicate_charge_original_payment_id"+"'"}); errors++;
}
if(data.product_description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "product_description"},message:"must have required property '"+"product_description"+"'"}); errors++;
}
if(data.refund_policy_disclosure === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refund_policy_disclosure"},message:"must have required property '"+"refund_policy_disclosure"+"'"}); errors++;
}
if(data.refund_refusal_explanation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refund_refusal_explanation"},message:"must have required property '"+"refund_refusal_explanation"+"'"}); errors++;
}
if(data.service_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "service_date"},message:"must have required property '"+"service_date"+"'"}); errors++;
}
if(data.shipping_address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shipping_address"},message:"must have required property '"+"shipping_address"+"'"}); errors++;
}
if(data.shipping_carrier === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shipping_carrier"},message:"must have required property '"+"shipping_carrier"+"'"}); errors++;
}
if(data.shipping_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shipping_date"},message:"must have required property '"+"shipping_date"+"'"}); errors++;
}
if(data.shipping_tracking_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shipping_tracking_number"},message:"must have required property '"+"shipping_tracking_number"+"'"}); errors++;
}
if(data.additional_statement !== undefined){
let data0 = data.additional_statement;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/additional_statement",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data0 === "string"){
if(!pattern25.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/additional_statement",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.cancellation_policy_disclosure !== undefined){
let data1 = data.cancellation_policy_disclosure;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cancellation_policy_disclosure",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data1 === "string"){
if(!pattern25.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/cancellation_policy_disclosure",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.cancellation_rebuttal !== undefined){
let data2 = data.cancellation_rebuttal;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cancellation_rebuttal",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data2 === "string"){
if(!pattern25.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/cancellation_rebuttal",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.customer_billing_address !== undefined){
let data3 = data.customer_billing_address;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_billing_address",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_billing_address",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.customer_email_address !== undefined){
let data4 = data.customer_email_address;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_email_address",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data4 === "string"){
if(!pattern25.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_email_address",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.customer_name !== undefined){
let data5 = data.customer_name;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_name",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data5 === "string"){
if(!pattern25.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_name",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.customer_purchase_ip_address !== undefined){
let data6 = data.customer_purchase_ip_address;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_purchase_ip_address",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data6 === "string"){
if(!pattern25.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_purchase_ip_address",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.duplicate_charge_explanation !== undefined){
let data7 = data.duplicate_charge_explanation;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/duplicate_charge_explanation",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data7 === "string"){
if(!pattern25.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/duplicate_charge_explanation",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.duplicate_charge_original_payment_id !== undefined){
let data8 = data.duplicate_charge_original_payment_id;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/duplicate_charge_original_payment_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data8 === "string"){
if(!pattern25.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/duplicate_charge_original_payment_id",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.product_description !== undefined){
let data9 = data.product_description;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/product_description",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data9 === "string"){
if(!pattern25.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/product_description",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.refund_policy_disclosure !== undefined){
let data10 = data.refund_policy_disclosure;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/refund_policy_disclosure",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data10 === "string"){
if(!pattern25.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/refund_policy_disclosure",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.refund_refusal_explanation !== undefined){
let data11 = data.refund_refusal_explanation;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/refund_refusal_explanation",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data11 === "string"){
if(!pattern25.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/refund_refusal_explanation",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.service_date !== undefined){
let data12 = data.service_date;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/service_date",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data12 === "string"){
if(!(formats16.test(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/service_date",keyword:"format",params:{},message:"must match format \""+"date"+"\""}); errors++;
}
}
}
if(data.shipping_address !== undefined){
let data13 = data.shipping_address;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_address",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data13 === "string"){
if(!pattern25.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_address",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.shipping_carrier !== undefined){
let data14 = data.shipping_carrier;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_carrier",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data14 === "string"){
if(!pattern25.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_carrier",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.shipping_date !== undefined){
let data15 = data.shipping_date;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_date",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data15 === "string"){
if(!(formats16.test(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_date",keyword:"format",params:{},message:"must match format \""+"date"+"\""}); errors++;
}
}
}
if(data.shipping_tracking_number !== undefined){
let data16 = data.shipping_tracking_number;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_tracking_number",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data16 === "string"){
if(!pattern25.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_tracking_number",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate107.errors = vErrors;
return errors === 0;
}

const schema53 = {"type":"object","required":["description","created_at"],"properties":{"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"created_at":{"type":"string","format":"date-time"}},"$id":"DisputeReversal"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DisputeReversal" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
if(!pattern25.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate109.errors = vErrors;
return errors === 0;
}


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Dispute" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.payment_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_id"},message:"must have required property '"+"payment_id"+"'"}); errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"}); errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"}); errors++;
}
if(data.due_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_date"},message:"must have required property '"+"due_date"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.dispute_response === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dispute_response"},message:"must have required property '"+"dispute_response"+"'"}); errors++;
}
if(data.dispute_reversal === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dispute_reversal"},message:"must have required property '"+"dispute_reversal"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern97.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^dp_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_id !== undefined){
let data1 = data.payment_id;
if(typeof data1 === "string"){
if(!pattern85.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_id",keyword:"pattern",params:{},message:"must match pattern \""+"^py_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_id !== undefined){
let data2 = data.account_id;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.amount !== undefined){
let data3 = data.amount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data4 === "usd") || (data4 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema51.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.reason !== undefined){
let data5 = data.reason;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((((((((((data5 === "fraudulent") || (data5 === "duplicate")) || (data5 === "unrecognized")) || (data5 === "product_not_received")) || (data5 === "product_unacceptable")) || (data5 === "credit_not_processed")) || (data5 === "subscription_canceled")) || (data5 === "processing_error")) || (data5 === "debit_not_authorized")) || (data5 === "incorrect_account")) || (data5 === "general"))){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema51.properties.reason.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.due_date !== undefined){
let data6 = data.due_date;
if(typeof data6 === "string"){
if(!(formats16.test(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"format",params:{},message:"must match format \""+"date"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((data7 === "needs_response") || (data7 === "under_review")) || (data7 === "won")) || (data7 === "lost"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema51.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.metadata !== undefined){
let data8 = data.metadata;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.created_at !== undefined){
let data9 = data.created_at;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data10 = data.updated_at;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.dispute_response !== undefined){
let data11 = data.dispute_response;
const _errs25 = errors;
let valid1 = true;
const _errs26 = errors;
if(data11 !== null){
(vErrors ??= []).push({}); errors++;
}
var _valid0 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs28 = errors;
if(!(validate107(data11, {instancePath:instancePath+"/dispute_response",parentData:data,parentDataProperty:"dispute_response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var _valid0 = _errs28 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.additional_statement = true;
props0.cancellation_policy_disclosure = true;
props0.cancellation_rebuttal = true;
props0.customer_billing_address = true;
props0.customer_email_address = true;
props0.customer_name = true;
props0.customer_purchase_ip_address = true;
props0.duplicate_charge_explanation = true;
props0.duplicate_charge_original_payment_id = true;
props0.product_description = true;
props0.refund_policy_disclosure = true;
props0.refund_refusal_explanation = true;
props0.service_date = true;
props0.shipping_address = true;
props0.shipping_carrier = true;
props0.shipping_date = true;
props0.shipping_tracking_number = true;
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/dispute_response",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"}); errors++;
}
}
if(data.dispute_reversal !== undefined){
let data12 = data.dispute_reversal;
const _errs30 = errors;
let valid2 = true;
const _errs31 = errors;
if(data12 !== null){
(vErrors ??= []).push({}); errors++;
}
var _valid1 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs33 = errors;
if(!(validate109(data12, {instancePath:instancePath+"/dispute_reversal",parentData:data,parentDataProperty:"dispute_reversal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var _valid1 = _errs33 === errors;
valid2 = _valid1;
if(valid2){
var props1 = {};
props1.description = true;
props1.created_at = true;
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/dispute_reversal",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate106.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Payment" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"}); errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.amount_disputed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount_disputed"},message:"must have required property '"+"amount_disputed"+"'"}); errors++;
}
if(data.amount_refunded === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount_refunded"},message:"must have required property '"+"amount_refunded"+"'"}); errors++;
}
if(data.amount_returned === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount_returned"},message:"must have required property '"+"amount_returned"+"'"}); errors++;
}
if(data.amount_refundable === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount_refundable"},message:"must have required property '"+"amount_refundable"+"'"}); errors++;
}
if(data.application_fee_rate_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "application_fee_rate_id"},message:"must have required property '"+"application_fee_rate_id"+"'"}); errors++;
}
if(data.balance === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"}); errors++;
}
if(data.capture_strategy === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capture_strategy"},message:"must have required property '"+"capture_strategy"+"'"}); errors++;
}
if(data.captured === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "captured"},message:"must have required property '"+"captured"+"'"}); errors++;
}
if(data.checkout_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "checkout_id"},message:"must have required property '"+"checkout_id"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"}); errors++;
}
if(data.disputed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "disputed"},message:"must have required property '"+"disputed"+"'"}); errors++;
}
if(data.refunded === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refunded"},message:"must have required property '"+"refunded"+"'"}); errors++;
}
if(data.returned === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "returned"},message:"must have required property '"+"returned"+"'"}); errors++;
}
if(data.error_code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_code"},message:"must have required property '"+"error_code"+"'"}); errors++;
}
if(data.error_description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_description"},message:"must have required property '"+"error_description"+"'"}); errors++;
}
if(data.expedited === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expedited"},message:"must have required property '"+"expedited"+"'"}); errors++;
}
if(data.fee_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fee_amount"},message:"must have required property '"+"fee_amount"+"'"}); errors++;
}
if(data.fees === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fees"},message:"must have required property '"+"fees"+"'"}); errors++;
}
if(data.financial_transaction_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "financial_transaction_id"},message:"must have required property '"+"financial_transaction_id"+"'"}); errors++;
}
if(data.is_test === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_test"},message:"must have required property '"+"is_test"+"'"}); errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data.payment_intent_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_intent_id"},message:"must have required property '"+"payment_intent_id"+"'"}); errors++;
}
if(data.payment_mode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_mode"},message:"must have required property '"+"payment_mode"+"'"}); errors++;
}
if(data.statement_descriptor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "statement_descriptor"},message:"must have required property '"+"statement_descriptor"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.terminal_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "terminal_id"},message:"must have required property '"+"terminal_id"+"'"}); errors++;
}
if(data.transaction_hold === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transaction_hold"},message:"must have required property '"+"transaction_hold"+"'"}); errors++;
}
if(data.payment_method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_method"},message:"must have required property '"+"payment_method"+"'"}); errors++;
}
if(data.application_fee === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "application_fee"},message:"must have required property '"+"application_fee"+"'"}); errors++;
}
if(data.refunds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refunds"},message:"must have required property '"+"refunds"+"'"}); errors++;
}
if(data.disputes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "disputes"},message:"must have required property '"+"disputes"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern85.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^py_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.amount_disputed !== undefined){
let data3 = data.amount_disputed;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount_disputed",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.amount_refunded !== undefined){
let data4 = data.amount_refunded;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount_refunded",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.amount_returned !== undefined){
let data5 = data.amount_returned;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount_returned",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.amount_refundable !== undefined){
let data6 = data.amount_refundable;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount_refundable",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.application_fee_rate_id !== undefined){
let data7 = data.application_fee_rate_id;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/application_fee_rate_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.balance !== undefined){
let data8 = data.balance;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/balance",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.capture_strategy !== undefined){
let data9 = data.capture_strategy;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/capture_strategy",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data9 === "automatic") || (data9 === "manual"))){
(vErrors ??= []).push({instancePath:instancePath+"/capture_strategy",keyword:"enum",params:{allowedValues: schema46.properties.capture_strategy.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.captured !== undefined){
if(typeof data.captured !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/captured",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.checkout_id !== undefined){
let data11 = data.checkout_id;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/checkout_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.currency !== undefined){
let data12 = data.currency;
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data12 === "usd") || (data12 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema46.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.description !== undefined){
let data13 = data.description;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data13 === "string"){
if(!pattern25.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.disputed !== undefined){
if(typeof data.disputed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/disputed",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.refunded !== undefined){
if(typeof data.refunded !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/refunded",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.returned !== undefined){
if(typeof data.returned !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/returned",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.error_code !== undefined){
let data17 = data.error_code;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/error_code",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.error_description !== undefined){
let data18 = data.error_description;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/error_description",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.expedited !== undefined){
let data19 = data.expedited;
if((typeof data19 !== "boolean") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/expedited",keyword:"type",params:{},message:"must be boolean,null"}); errors++;
}
}
if(data.fee_amount !== undefined){
let data20 = data.fee_amount;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/fee_amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.fees !== undefined){
let data21 = data.fees;
if(Array.isArray(data21)){
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
if(!(validate97(data21[i0], {instancePath:instancePath+"/fees/" + i0,parentData:data21,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fees",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.financial_transaction_id !== undefined){
if(typeof data.financial_transaction_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/financial_transaction_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.is_test !== undefined){
if(typeof data.is_test !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_test",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data.metadata !== undefined){
let data25 = data.metadata;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.payment_intent_id !== undefined){
let data26 = data.payment_intent_id;
if(typeof data26 === "string"){
if(!pattern89.test(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_intent_id",keyword:"pattern",params:{},message:"must match pattern \""+"^pi_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_intent_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_mode !== undefined){
let data27 = data.payment_mode;
if(typeof data27 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_mode",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((data27 === "ecom") || (data27 === "ach")) || (data27 === "card_present"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_mode",keyword:"enum",params:{allowedValues: schema46.properties.payment_mode.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.statement_descriptor !== undefined){
let data28 = data.statement_descriptor;
if((typeof data28 !== "string") && (data28 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data28 === "string"){
if(!pattern25.test(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.status !== undefined){
let data29 = data.status;
if(typeof data29 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((((((data29 === "pending") || (data29 === "authorized")) || (data29 === "succeeded")) || (data29 === "failed")) || (data29 === "canceled")) || (data29 === "partially_refunded")) || (data29 === "fully_refunded")) || (data29 === "disputed"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema46.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.terminal_id !== undefined){
if(data.terminal_id !== null){
(vErrors ??= []).push({instancePath:instancePath+"/terminal_id",keyword:"type",params:{},message:"must be null"}); errors++;
}
}
if(data.transaction_hold !== undefined){
if(data.transaction_hold !== null){
(vErrors ??= []).push({instancePath:instancePath+"/transaction_hold",keyword:"type",params:{},message:"must be null"}); errors++;
}
}
if(data.payment_method !== undefined){
if(!(validate90(data.payment_method, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.application_fee !== undefined){
let data33 = data.application_fee;
const _errs67 = errors;
let valid3 = true;
const _errs68 = errors;
if(data33 !== null){
(vErrors ??= []).push({}); errors++;
}
var _valid0 = _errs68 === errors;
errors = _errs67;
if(vErrors !== null){
if(_errs67){
vErrors.length = _errs67;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs70 = errors;
if(!(validate100(data33, {instancePath:instancePath+"/application_fee",parentData:data,parentDataProperty:"application_fee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var _valid0 = _errs70 === errors;
valid3 = _valid0;
if(valid3){
var props0 = {};
props0.id = true;
props0.amount = true;
props0.currency = true;
props0.created_at = true;
props0.updated_at = true;
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/application_fee",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"}); errors++;
}
}
if(data.refunds !== undefined){
let data34 = data.refunds;
if(Array.isArray(data34)){
const len1 = data34.length;
for(let i1=0; i1<len1; i1++){
if(!(validate102(data34[i1], {instancePath:instancePath+"/refunds/" + i1,parentData:data34,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refunds",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.disputes !== undefined){
let data36 = data.disputes;
if(Array.isArray(data36)){
const len2 = data36.length;
for(let i2=0; i2<len2; i2++){
if(!(validate106(data36[i2], {instancePath:instancePath+"/disputes/" + i2,parentData:data36,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/disputes",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.created_at !== undefined){
let data38 = data.created_at;
if(typeof data38 === "string"){
if(!(formats0.test(data38))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data39 = data.updated_at;
if(typeof data39 === "string"){
if(!(formats0.test(data39))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/success",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate96.errors = vErrors;
return errors === 0;
}

export const PaymentFee = validate97;

export const ApplicationFee = validate100;

export const PaymentIntent = validate112;
const schema54 = {"type":"object","required":["id","account_id","amount","currency","description","metadata","payment_method","status","successful_payment_id","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^pi_[0-9A-Za-z]{22}$"},"account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"amount":{"type":"integer"},"currency":{"type":"string","enum":["usd","cad"]},"description":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true},"payment_method":{"if":{"type":"null"},"else":{"$ref":"PaymentMethod"}},"status":{"type":"string","enum":["requires_payment_method","requires_capture","pending","succeeded","canceled"]},"successful_payment_id":{"type":["string","null"],"pattern":"^py_[0-9A-Za-z]{22}$"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"PaymentIntent"};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PaymentIntent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"}); errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"}); errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data.payment_method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_method"},message:"must have required property '"+"payment_method"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.successful_payment_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "successful_payment_id"},message:"must have required property '"+"successful_payment_id"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern89.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^pi_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.currency !== undefined){
let data3 = data.currency;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data3 === "usd") || (data3 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema54.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data4 === "string"){
if(!pattern25.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.metadata !== undefined){
let data5 = data.metadata;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.payment_method !== undefined){
let data6 = data.payment_method;
const _errs15 = errors;
let valid1 = true;
const _errs16 = errors;
if(data6 !== null){
(vErrors ??= []).push({}); errors++;
}
var _valid0 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs18 = errors;
if(!(validate90(data6, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.card = true;
props0.bank_account = true;
props0.customer_id = true;
props0.signature = true;
props0.account_id = true;
props0.status = true;
props0.invalid_reason = true;
props0.created_at = true;
props0.updated_at = true;
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"}); errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((((data7 === "requires_payment_method") || (data7 === "requires_capture")) || (data7 === "pending")) || (data7 === "succeeded")) || (data7 === "canceled"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema54.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.successful_payment_id !== undefined){
let data8 = data.successful_payment_id;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/successful_payment_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data8 === "string"){
if(!pattern85.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/successful_payment_id",keyword:"pattern",params:{},message:"must match pattern \""+"^py_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
}
if(data.created_at !== undefined){
let data9 = data.created_at;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data10 = data.updated_at;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate112.errors = vErrors;
return errors === 0;
}

export const ReturnedFee = validate103;

export const Refund = validate102;

export const Dispute = validate106;

export const DisputeResponse = validate107;

export const DisputeReversal = validate109;

export const DisputeEvidence = validate114;
const schema55 = {"type":"object","required":["id","file_name","file_type","dispute_evidence_type","status","description","presigned_url","metadata"],"properties":{"id":{"type":"string","pattern":"^dpe_[0-9A-Za-z]{22}$"},"file_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"file_type":{"type":"string","enum":["image/jpeg","image/png","application/pdf","application/zip","application/x-zip-compressed"]},"dispute_evidence_type":{"type":"string","enum":["cancellation_policy","customer_communication","customer_signature","duplicate_charge_documentation","receipt","refund_policy","service_documentation","shipping_documentation","uncategorized_file","activity_log"]},"status":{"type":"string","enum":["pending","uploaded"]},"description":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"presigned_url":{"type":["string","null"]},"metadata":{"type":"object","additionalProperties":true}},"$id":"DisputeEvidence"};
const pattern120 = /^dpe_[0-9A-Za-z]{22}$/;

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DisputeEvidence" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.file_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file_name"},message:"must have required property '"+"file_name"+"'"}); errors++;
}
if(data.file_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file_type"},message:"must have required property '"+"file_type"+"'"}); errors++;
}
if(data.dispute_evidence_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dispute_evidence_type"},message:"must have required property '"+"dispute_evidence_type"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"}); errors++;
}
if(data.presigned_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "presigned_url"},message:"must have required property '"+"presigned_url"+"'"}); errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern120.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^dpe_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.file_name !== undefined){
let data1 = data.file_name;
if(typeof data1 === "string"){
if(!pattern25.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.file_type !== undefined){
let data2 = data.file_type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/file_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((((data2 === "image/jpeg") || (data2 === "image/png")) || (data2 === "application/pdf")) || (data2 === "application/zip")) || (data2 === "application/x-zip-compressed"))){
(vErrors ??= []).push({instancePath:instancePath+"/file_type",keyword:"enum",params:{allowedValues: schema55.properties.file_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.dispute_evidence_type !== undefined){
let data3 = data.dispute_evidence_type;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/dispute_evidence_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((((((((data3 === "cancellation_policy") || (data3 === "customer_communication")) || (data3 === "customer_signature")) || (data3 === "duplicate_charge_documentation")) || (data3 === "receipt")) || (data3 === "refund_policy")) || (data3 === "service_documentation")) || (data3 === "shipping_documentation")) || (data3 === "uncategorized_file")) || (data3 === "activity_log"))){
(vErrors ??= []).push({instancePath:instancePath+"/dispute_evidence_type",keyword:"enum",params:{allowedValues: schema55.properties.dispute_evidence_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data4 === "pending") || (data4 === "uploaded"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema55.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.description !== undefined){
let data5 = data.description;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data5 === "string"){
if(!pattern25.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.presigned_url !== undefined){
let data6 = data.presigned_url;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/presigned_url",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.metadata !== undefined){
let data7 = data.metadata;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate114.errors = vErrors;
return errors === 0;
}

export const PaymentBalanceTransaction = validate115;
const schema56 = {"type":"object","required":["id","amount","balance","currency","financial_transaction_id","payment_id","payment_balance_txn_type","source_id","source_type","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^pbt_[0-9A-Za-z]{22}$"},"amount":{"type":"integer"},"balance":{"type":"integer"},"currency":{"type":"string","enum":["usd","cad"]},"financial_transaction_id":{"type":"string"},"payment_id":{"type":"string","pattern":"^py_[0-9A-Za-z]{22}$"},"payment_balance_txn_type":{"type":"string","enum":["payment","payment_fee","refund","fee_refund","void","dispute","dispute_refund","dispute_fee","dispute_fee_refund","payout"]},"source_id":{"type":"string"},"source_type":{"type":"string","enum":["Payment","ApplicationFee","PaymentFee","Refund","Dispute","Payout"]},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"PaymentBalanceTransaction"};
const pattern123 = /^pbt_[0-9A-Za-z]{22}$/;

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PaymentBalanceTransaction" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.balance === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.financial_transaction_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "financial_transaction_id"},message:"must have required property '"+"financial_transaction_id"+"'"}); errors++;
}
if(data.payment_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_id"},message:"must have required property '"+"payment_id"+"'"}); errors++;
}
if(data.payment_balance_txn_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_balance_txn_type"},message:"must have required property '"+"payment_balance_txn_type"+"'"}); errors++;
}
if(data.source_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source_id"},message:"must have required property '"+"source_id"+"'"}); errors++;
}
if(data.source_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source_type"},message:"must have required property '"+"source_type"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern123.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^pbt_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.balance !== undefined){
let data2 = data.balance;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/balance",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.currency !== undefined){
let data3 = data.currency;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data3 === "usd") || (data3 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema56.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.financial_transaction_id !== undefined){
if(typeof data.financial_transaction_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/financial_transaction_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_id !== undefined){
let data5 = data.payment_id;
if(typeof data5 === "string"){
if(!pattern85.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_id",keyword:"pattern",params:{},message:"must match pattern \""+"^py_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_balance_txn_type !== undefined){
let data6 = data.payment_balance_txn_type;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_balance_txn_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((((((((data6 === "payment") || (data6 === "payment_fee")) || (data6 === "refund")) || (data6 === "fee_refund")) || (data6 === "void")) || (data6 === "dispute")) || (data6 === "dispute_refund")) || (data6 === "dispute_fee")) || (data6 === "dispute_fee_refund")) || (data6 === "payout"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_balance_txn_type",keyword:"enum",params:{allowedValues: schema56.properties.payment_balance_txn_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.source_id !== undefined){
if(typeof data.source_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.source_type !== undefined){
let data8 = data.source_type;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((((data8 === "Payment") || (data8 === "ApplicationFee")) || (data8 === "PaymentFee")) || (data8 === "Refund")) || (data8 === "Dispute")) || (data8 === "Payout"))){
(vErrors ??= []).push({instancePath:instancePath+"/source_type",keyword:"enum",params:{allowedValues: schema56.properties.source_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.created_at !== undefined){
let data9 = data.created_at;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data10 = data.updated_at;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate115.errors = vErrors;
return errors === 0;
}

export const CheckoutFee = validate116;
const schema57 = {"type":"object","required":["type","amount"],"properties":{"type":{"type":"string","enum":["processing_fee","platform_fee"]},"amount":{"type":"integer"}},"$id":"CheckoutFee"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CheckoutFee" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data0 === "processing_fee") || (data0 === "platform_fee"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema57.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

export const CheckoutApplicationFees = validate117;
const schema58 = {"type":"object","properties":{"card":{"type":"object","required":["amount"],"properties":{"amount":{"type":"integer"}}},"bank_account":{"type":"object","required":["amount"],"properties":{"amount":{"type":"integer"}}}},"$id":"CheckoutApplicationFees"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CheckoutApplicationFees" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.card !== undefined){
let data0 = data.card;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/card",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data0.amount !== undefined){
let data1 = data0.amount;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/card/amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/card",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.bank_account !== undefined){
let data2 = data.bank_account;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data2.amount !== undefined){
let data3 = data2.amount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bank_account",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate117.errors = vErrors;
return errors === 0;
}

export const Checkout = validate118;
const schema59 = {"type":"object","required":["id","account_id","platform_account_id","mode","status","payment_amount","payment_currency","payment_description","payment_intent_id","payment_method_group_id","statement_descriptor","payment_methods","payment_settings","total_amount","insurance_amount","completions","successful_payment_id","payment","application_fees","metadata","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^cho_[0-9A-Za-z]{22}$"},"account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"platform_account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"mode":{"type":"string","enum":["test","live"]},"status":{"type":"string","enum":["created","attempted","completed","expired"]},"payment_amount":{"type":"integer"},"payment_currency":{"type":"string","enum":["usd","cad"]},"payment_description":{"type":"string"},"payment_intent_id":{"type":"string","pattern":"^pi_[0-9A-Za-z]{22}$"},"payment_method_group_id":{"type":["string","null"],"pattern":"^pmg_[0-9A-Za-z]{22}$"},"statement_descriptor":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"payment_methods":{"type":"array","items":{"$ref":"PaymentMethod"}},"payment_settings":{"type":"object","required":["ach_payments","bnpl_payments","credit_card_payments","insurance_payments","bank_account_verification"],"properties":{"ach_payments":{"type":"boolean"},"bnpl_payments":{"type":"boolean"},"credit_card_payments":{"type":"boolean"},"insurance_payments":{"type":"boolean"},"bank_account_verification":{"type":"boolean"}}},"total_amount":{"type":"integer"},"insurance_amount":{"type":"integer"},"completions":{"type":"array","items":{"$ref":"CheckoutCompletionItem"}},"successful_payment_id":{"type":["string","null"],"pattern":"^py_[0-9A-Za-z]{22}$"},"payment":{"type":"object","required":["description","metadata","expedited","fees"],"properties":{"description":{"type":["string","null"]},"metadata":{"type":"object","additionalProperties":true},"expedited":{"type":["boolean","null"]},"fees":{"type":"array","items":{"$ref":"CheckoutFee"}}}},"application_fees":{"if":{"type":"null"},"else":{"$ref":"CheckoutApplicationFees"}},"metadata":{"type":"object","additionalProperties":true},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"Checkout"};
const pattern125 = /^cho_[0-9A-Za-z]{22}$/;
const schema60 = {"type":"object","required":["id","payment_mode","payment_token","status","payment_status","payment_error_code","payment_error_description","payment_response","checkout_id","payment_id","payment_method_id","terminal_id","additional_transactions","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^chc_[0-9A-Za-z]{22}$"},"payment_mode":{"type":"string","enum":["ecom","apple_pay"]},"payment_token":{"type":"string"},"status":{"type":"string","enum":["succeeded","failed"]},"payment_status":{"type":"string","enum":["pending","authorized","succeeded","failed","canceled","partially_refunded","fully_refunded","disputed"]},"payment_error_code":{"type":["string","null"]},"payment_error_description":{"type":["string","null"]},"payment_response":{"type":"object","additionalProperties":true},"checkout_id":{"type":"string","pattern":"^cho_[0-9A-Za-z]{22}$"},"payment_id":{"type":"string","pattern":"^py_[0-9A-Za-z]{22}$"},"payment_method_id":{"type":"string"},"terminal_id":{"type":"null"},"additional_transactions":{"type":"array","items":{"type":"object","additionalProperties":true}},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"CheckoutCompletionItem"};
const pattern131 = /^chc_[0-9A-Za-z]{22}$/;

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CheckoutCompletionItem" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.payment_mode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_mode"},message:"must have required property '"+"payment_mode"+"'"}); errors++;
}
if(data.payment_token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_token"},message:"must have required property '"+"payment_token"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.payment_status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_status"},message:"must have required property '"+"payment_status"+"'"}); errors++;
}
if(data.payment_error_code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_error_code"},message:"must have required property '"+"payment_error_code"+"'"}); errors++;
}
if(data.payment_error_description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_error_description"},message:"must have required property '"+"payment_error_description"+"'"}); errors++;
}
if(data.payment_response === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_response"},message:"must have required property '"+"payment_response"+"'"}); errors++;
}
if(data.checkout_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "checkout_id"},message:"must have required property '"+"checkout_id"+"'"}); errors++;
}
if(data.payment_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_id"},message:"must have required property '"+"payment_id"+"'"}); errors++;
}
if(data.payment_method_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_method_id"},message:"must have required property '"+"payment_method_id"+"'"}); errors++;
}
if(data.terminal_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "terminal_id"},message:"must have required property '"+"terminal_id"+"'"}); errors++;
}
if(data.additional_transactions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "additional_transactions"},message:"must have required property '"+"additional_transactions"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern131.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^chc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_mode !== undefined){
let data1 = data.payment_mode;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_mode",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data1 === "ecom") || (data1 === "apple_pay"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_mode",keyword:"enum",params:{allowedValues: schema60.properties.payment_mode.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.payment_token !== undefined){
if(typeof data.payment_token !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_token",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data3 === "succeeded") || (data3 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema60.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.payment_status !== undefined){
let data4 = data.payment_status;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((((((data4 === "pending") || (data4 === "authorized")) || (data4 === "succeeded")) || (data4 === "failed")) || (data4 === "canceled")) || (data4 === "partially_refunded")) || (data4 === "fully_refunded")) || (data4 === "disputed"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_status",keyword:"enum",params:{allowedValues: schema60.properties.payment_status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.payment_error_code !== undefined){
let data5 = data.payment_error_code;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_error_code",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.payment_error_description !== undefined){
let data6 = data.payment_error_description;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_error_description",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.payment_response !== undefined){
let data7 = data.payment_response;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_response",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.checkout_id !== undefined){
let data8 = data.checkout_id;
if(typeof data8 === "string"){
if(!pattern125.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/checkout_id",keyword:"pattern",params:{},message:"must match pattern \""+"^cho_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkout_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_id !== undefined){
let data9 = data.payment_id;
if(typeof data9 === "string"){
if(!pattern85.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_id",keyword:"pattern",params:{},message:"must match pattern \""+"^py_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_method_id !== undefined){
if(typeof data.payment_method_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.terminal_id !== undefined){
if(data.terminal_id !== null){
(vErrors ??= []).push({instancePath:instancePath+"/terminal_id",keyword:"type",params:{},message:"must be null"}); errors++;
}
}
if(data.additional_transactions !== undefined){
let data12 = data.additional_transactions;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/additional_transactions/" + i0,keyword:"type",params:{},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/additional_transactions",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.created_at !== undefined){
let data14 = data.created_at;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data15 = data.updated_at;
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate120.errors = vErrors;
return errors === 0;
}


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Checkout" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"}); errors++;
}
if(data.platform_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "platform_account_id"},message:"must have required property '"+"platform_account_id"+"'"}); errors++;
}
if(data.mode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.payment_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_amount"},message:"must have required property '"+"payment_amount"+"'"}); errors++;
}
if(data.payment_currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_currency"},message:"must have required property '"+"payment_currency"+"'"}); errors++;
}
if(data.payment_description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_description"},message:"must have required property '"+"payment_description"+"'"}); errors++;
}
if(data.payment_intent_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_intent_id"},message:"must have required property '"+"payment_intent_id"+"'"}); errors++;
}
if(data.payment_method_group_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_method_group_id"},message:"must have required property '"+"payment_method_group_id"+"'"}); errors++;
}
if(data.statement_descriptor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "statement_descriptor"},message:"must have required property '"+"statement_descriptor"+"'"}); errors++;
}
if(data.payment_methods === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_methods"},message:"must have required property '"+"payment_methods"+"'"}); errors++;
}
if(data.payment_settings === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_settings"},message:"must have required property '"+"payment_settings"+"'"}); errors++;
}
if(data.total_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total_amount"},message:"must have required property '"+"total_amount"+"'"}); errors++;
}
if(data.insurance_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "insurance_amount"},message:"must have required property '"+"insurance_amount"+"'"}); errors++;
}
if(data.completions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completions"},message:"must have required property '"+"completions"+"'"}); errors++;
}
if(data.successful_payment_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "successful_payment_id"},message:"must have required property '"+"successful_payment_id"+"'"}); errors++;
}
if(data.payment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment"},message:"must have required property '"+"payment"+"'"}); errors++;
}
if(data.application_fees === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "application_fees"},message:"must have required property '"+"application_fees"+"'"}); errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern125.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^cho_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.platform_account_id !== undefined){
let data2 = data.platform_account_id;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platform_account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.mode !== undefined){
let data3 = data.mode;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data3 === "test") || (data3 === "live"))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema59.properties.mode.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((data4 === "created") || (data4 === "attempted")) || (data4 === "completed")) || (data4 === "expired"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema59.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.payment_amount !== undefined){
let data5 = data.payment_amount;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.payment_currency !== undefined){
let data6 = data.payment_currency;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data6 === "usd") || (data6 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_currency",keyword:"enum",params:{allowedValues: schema59.properties.payment_currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.payment_description !== undefined){
if(typeof data.payment_description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_description",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_intent_id !== undefined){
let data8 = data.payment_intent_id;
if(typeof data8 === "string"){
if(!pattern89.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_intent_id",keyword:"pattern",params:{},message:"must match pattern \""+"^pi_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_intent_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_method_group_id !== undefined){
let data9 = data.payment_method_group_id;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_group_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data9 === "string"){
if(!pattern79.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_group_id",keyword:"pattern",params:{},message:"must match pattern \""+"^pmg_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
}
if(data.statement_descriptor !== undefined){
let data10 = data.statement_descriptor;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data10 === "string"){
if(!pattern25.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.payment_methods !== undefined){
let data11 = data.payment_methods;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate90(data11[i0], {instancePath:instancePath+"/payment_methods/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_methods",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.payment_settings !== undefined){
let data13 = data.payment_settings;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.ach_payments === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_settings",keyword:"required",params:{missingProperty: "ach_payments"},message:"must have required property '"+"ach_payments"+"'"}); errors++;
}
if(data13.bnpl_payments === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_settings",keyword:"required",params:{missingProperty: "bnpl_payments"},message:"must have required property '"+"bnpl_payments"+"'"}); errors++;
}
if(data13.credit_card_payments === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_settings",keyword:"required",params:{missingProperty: "credit_card_payments"},message:"must have required property '"+"credit_card_payments"+"'"}); errors++;
}
if(data13.insurance_payments === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_settings",keyword:"required",params:{missingProperty: "insurance_payments"},message:"must have required property '"+"insurance_payments"+"'"}); errors++;
}
if(data13.bank_account_verification === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_settings",keyword:"required",params:{missingProperty: "bank_account_verification"},message:"must have required property '"+"bank_account_verification"+"'"}); errors++;
}
if(data13.ach_payments !== undefined){
if(typeof data13.ach_payments !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_settings/ach_payments",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data13.bnpl_payments !== undefined){
if(typeof data13.bnpl_payments !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_settings/bnpl_payments",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data13.credit_card_payments !== undefined){
if(typeof data13.credit_card_payments !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_settings/credit_card_payments",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data13.insurance_payments !== undefined){
if(typeof data13.insurance_payments !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_settings/insurance_payments",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
if(data13.bank_account_verification !== undefined){
if(typeof data13.bank_account_verification !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_settings/bank_account_verification",keyword:"type",params:{},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_settings",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.total_amount !== undefined){
let data19 = data.total_amount;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/total_amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.insurance_amount !== undefined){
let data20 = data.insurance_amount;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/insurance_amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.completions !== undefined){
let data21 = data.completions;
if(Array.isArray(data21)){
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
if(!(validate120(data21[i1], {instancePath:instancePath+"/completions/" + i1,parentData:data21,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/completions",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.successful_payment_id !== undefined){
let data23 = data.successful_payment_id;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/successful_payment_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data23 === "string"){
if(!pattern85.test(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/successful_payment_id",keyword:"pattern",params:{},message:"must match pattern \""+"^py_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
}
if(data.payment !== undefined){
let data24 = data.payment;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.description === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"}); errors++;
}
if(data24.metadata === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data24.expedited === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment",keyword:"required",params:{missingProperty: "expedited"},message:"must have required property '"+"expedited"+"'"}); errors++;
}
if(data24.fees === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment",keyword:"required",params:{missingProperty: "fees"},message:"must have required property '"+"fees"+"'"}); errors++;
}
if(data24.description !== undefined){
let data25 = data24.description;
if((typeof data25 !== "string") && (data25 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payment/description",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data24.metadata !== undefined){
let data26 = data24.metadata;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data24.expedited !== undefined){
let data27 = data24.expedited;
if((typeof data27 !== "boolean") && (data27 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payment/expedited",keyword:"type",params:{},message:"must be boolean,null"}); errors++;
}
}
if(data24.fees !== undefined){
let data28 = data24.fees;
if(Array.isArray(data28)){
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
if(!(validate116(data28[i2], {instancePath:instancePath+"/payment/fees/" + i2,parentData:data28,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment/fees",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.application_fees !== undefined){
let data30 = data.application_fees;
const _errs60 = errors;
let valid9 = true;
const _errs61 = errors;
if(data30 !== null){
(vErrors ??= []).push({}); errors++;
}
var _valid0 = _errs61 === errors;
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs63 = errors;
if(!(validate117(data30, {instancePath:instancePath+"/application_fees",parentData:data,parentDataProperty:"application_fees",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var _valid0 = _errs63 === errors;
valid9 = _valid0;
if(valid9){
var props0 = {};
props0.card = true;
props0.bank_account = true;
}
}
if(!valid9){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"}); errors++;
}
}
if(data.metadata !== undefined){
let data31 = data.metadata;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.created_at !== undefined){
let data32 = data.created_at;
if(typeof data32 === "string"){
if(!(formats0.test(data32))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data33 = data.updated_at;
if(typeof data33 === "string"){
if(!(formats0.test(data33))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate118.errors = vErrors;
return errors === 0;
}

export const CheckoutCompletionItem = validate120;

export const CheckoutCompletion = validate124;
const schema61 = {"type":"object","required":["id","payment_mode","payment_token","status","payment_status","payment_error_code","payment_error_description","payment_response","checkout_id","payment_id","payment_method_id","terminal_id","additional_transactions","created_at","updated_at","checkout"],"properties":{"id":{"type":"string","pattern":"^chc_[0-9A-Za-z]{22}$"},"payment_mode":{"type":"string","enum":["ecom","apple_pay"]},"payment_token":{"type":"string"},"status":{"type":"string","enum":["succeeded","failed"]},"payment_status":{"type":"string","enum":["pending","authorized","succeeded","failed","canceled","partially_refunded","fully_refunded","disputed"]},"payment_error_code":{"type":["string","null"]},"payment_error_description":{"type":["string","null"]},"payment_response":{"type":"object","additionalProperties":true},"checkout_id":{"type":"string","pattern":"^cho_[0-9A-Za-z]{22}$"},"payment_id":{"type":"string","pattern":"^py_[0-9A-Za-z]{22}$"},"payment_method_id":{"type":"string"},"terminal_id":{"type":"null"},"additional_transactions":{"type":"array","items":{"type":"object","additionalProperties":true}},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"},"checkout":{"$ref":"Checkout"}},"$id":"CheckoutCompletion"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CheckoutCompletion" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.payment_mode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_mode"},message:"must have required property '"+"payment_mode"+"'"}); errors++;
}
if(data.payment_token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_token"},message:"must have required property '"+"payment_token"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.payment_status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_status"},message:"must have required property '"+"payment_status"+"'"}); errors++;
}
if(data.payment_error_code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_error_code"},message:"must have required property '"+"payment_error_code"+"'"}); errors++;
}
if(data.payment_error_description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_error_description"},message:"must have required property '"+"payment_error_description"+"'"}); errors++;
}
if(data.payment_response === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_response"},message:"must have required property '"+"payment_response"+"'"}); errors++;
}
if(data.checkout_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "checkout_id"},message:"must have required property '"+"checkout_id"+"'"}); errors++;
}
if(data.payment_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_id"},message:"must have required property '"+"payment_id"+"'"}); errors++;
}
if(data.payment_method_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_method_id"},message:"must have required property '"+"payment_method_id"+"'"}); errors++;
}
if(data.terminal_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "terminal_id"},message:"must have required property '"+"terminal_id"+"'"}); errors++;
}
if(data.additional_transactions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "additional_transactions"},message:"must have required property '"+"additional_transactions"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.checkout === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "checkout"},message:"must have required property '"+"checkout"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern131.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^chc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_mode !== undefined){
let data1 = data.payment_mode;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_mode",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data1 === "ecom") || (data1 === "apple_pay"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_mode",keyword:"enum",params:{allowedValues: schema61.properties.payment_mode.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.payment_token !== undefined){
if(typeof data.payment_token !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_token",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data3 === "succeeded") || (data3 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema61.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.payment_status !== undefined){
let data4 = data.payment_status;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((((((data4 === "pending") || (data4 === "authorized")) || (data4 === "succeeded")) || (data4 === "failed")) || (data4 === "canceled")) || (data4 === "partially_refunded")) || (data4 === "fully_refunded")) || (data4 === "disputed"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_status",keyword:"enum",params:{allowedValues: schema61.properties.payment_status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.payment_error_code !== undefined){
let data5 = data.payment_error_code;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_error_code",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.payment_error_description !== undefined){
let data6 = data.payment_error_description;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_error_description",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.payment_response !== undefined){
let data7 = data.payment_response;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_response",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.checkout_id !== undefined){
let data8 = data.checkout_id;
if(typeof data8 === "string"){
if(!pattern125.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/checkout_id",keyword:"pattern",params:{},message:"must match pattern \""+"^cho_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkout_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_id !== undefined){
let data9 = data.payment_id;
if(typeof data9 === "string"){
if(!pattern85.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_id",keyword:"pattern",params:{},message:"must match pattern \""+"^py_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_method_id !== undefined){
if(typeof data.payment_method_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.terminal_id !== undefined){
if(data.terminal_id !== null){
(vErrors ??= []).push({instancePath:instancePath+"/terminal_id",keyword:"type",params:{},message:"must be null"}); errors++;
}
}
if(data.additional_transactions !== undefined){
let data12 = data.additional_transactions;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/additional_transactions/" + i0,keyword:"type",params:{},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/additional_transactions",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.created_at !== undefined){
let data14 = data.created_at;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data15 = data.updated_at;
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.checkout !== undefined){
if(!(validate118(data.checkout, {instancePath:instancePath+"/checkout",parentData:data,parentDataProperty:"checkout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate124.errors = vErrors;
return errors === 0;
}

export const CheckoutRefund = validate126;
const schema62 = {"type":"object","required":["id","checkout_id","status","refund_amount","returned_fees","refund_response","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^chr_[0-9A-Za-z]{22}$"},"checkout_id":{"type":"string","pattern":"^cho_[0-9A-Za-z]{22}$"},"status":{"type":"string"},"refund_amount":{"type":"integer"},"returned_fees":{"type":"array","items":{"$ref":"CheckoutReturnedFee"}},"refund_response":{"type":"object","required":["id","type","data","page_info"],"properties":{"id":{"type":"string","pattern":"^re_[0-9A-Za-z]{22}$"},"type":{"type":"string","enum":["refund"]},"data":{"$ref":"Refund"},"page_info":{"type":"null"}}},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"CheckoutRefund"};
const pattern138 = /^chr_[0-9A-Za-z]{22}$/;
const schema63 = {"type":"object","required":["type","amount","id","payment_fee_id","returned_amount","original_amount","remaining_amount","currency"],"properties":{"type":{"type":"string","enum":["processing_fee","platform_fee","application_fee"]},"amount":{"type":"integer"},"id":{"type":"string","pattern":"^rtfee_[0-9A-Za-z]{22}$"},"payment_fee_id":{"type":"string","pattern":"^(pyfee|fee)_[0-9A-Za-z]{22}$"},"returned_amount":{"type":"integer"},"original_amount":{"type":"integer"},"remaining_amount":{"type":"integer"},"currency":{"type":"string","enum":["usd","cad"]}},"$id":"CheckoutReturnedFee"};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CheckoutReturnedFee" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.payment_fee_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_fee_id"},message:"must have required property '"+"payment_fee_id"+"'"}); errors++;
}
if(data.returned_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "returned_amount"},message:"must have required property '"+"returned_amount"+"'"}); errors++;
}
if(data.original_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "original_amount"},message:"must have required property '"+"original_amount"+"'"}); errors++;
}
if(data.remaining_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remaining_amount"},message:"must have required property '"+"remaining_amount"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((data0 === "processing_fee") || (data0 === "platform_fee")) || (data0 === "application_fee"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema63.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.id !== undefined){
let data2 = data.id;
if(typeof data2 === "string"){
if(!pattern95.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^rtfee_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.payment_fee_id !== undefined){
let data3 = data.payment_fee_id;
if(typeof data3 === "string"){
if(!pattern96.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_fee_id",keyword:"pattern",params:{},message:"must match pattern \""+"^(pyfee|fee)_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_fee_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.returned_amount !== undefined){
let data4 = data.returned_amount;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/returned_amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.original_amount !== undefined){
let data5 = data.original_amount;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/original_amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.remaining_amount !== undefined){
let data6 = data.remaining_amount;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/remaining_amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.currency !== undefined){
let data7 = data.currency;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data7 === "usd") || (data7 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema63.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate127.errors = vErrors;
return errors === 0;
}


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CheckoutRefund" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.checkout_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "checkout_id"},message:"must have required property '"+"checkout_id"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.refund_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refund_amount"},message:"must have required property '"+"refund_amount"+"'"}); errors++;
}
if(data.returned_fees === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "returned_fees"},message:"must have required property '"+"returned_fees"+"'"}); errors++;
}
if(data.refund_response === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refund_response"},message:"must have required property '"+"refund_response"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern138.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^chr_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.checkout_id !== undefined){
let data1 = data.checkout_id;
if(typeof data1 === "string"){
if(!pattern125.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/checkout_id",keyword:"pattern",params:{},message:"must match pattern \""+"^cho_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkout_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.refund_amount !== undefined){
let data3 = data.refund_amount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/refund_amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.returned_fees !== undefined){
let data4 = data.returned_fees;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate127(data4[i0], {instancePath:instancePath+"/returned_fees/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/returned_fees",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
if(data.refund_response !== undefined){
let data6 = data.refund_response;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/refund_response",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data6.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/refund_response",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data6.data === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/refund_response",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"}); errors++;
}
if(data6.page_info === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/refund_response",keyword:"required",params:{missingProperty: "page_info"},message:"must have required property '"+"page_info"+"'"}); errors++;
}
if(data6.id !== undefined){
let data7 = data6.id;
if(typeof data7 === "string"){
if(!pattern92.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/refund_response/id",keyword:"pattern",params:{},message:"must match pattern \""+"^re_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refund_response/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data6.type !== undefined){
let data8 = data6.type;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/refund_response/type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(data8 === "refund")){
(vErrors ??= []).push({instancePath:instancePath+"/refund_response/type",keyword:"enum",params:{allowedValues: schema62.properties.refund_response.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data6.data !== undefined){
if(!(validate102(data6.data, {instancePath:instancePath+"/refund_response/data",parentData:data6,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data6.page_info !== undefined){
if(data6.page_info !== null){
(vErrors ??= []).push({instancePath:instancePath+"/refund_response/page_info",keyword:"type",params:{},message:"must be null"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refund_response",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.created_at !== undefined){
let data11 = data.created_at;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data12 = data.updated_at;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate126.errors = vErrors;
return errors === 0;
}

export const CheckoutReturnedFee = validate127;

export const CheckoutSession = validate130;
const schema64 = {"type":"object","required":["checkout_session_id","url"],"properties":{"checkout_session_id":{"type":"string","pattern":"^[0-9a-f]{64}$"},"url":{"type":"string"}},"$id":"CheckoutSession"};
const pattern143 = /^[0-9a-f]{64}$/;

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CheckoutSession" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.checkout_session_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "checkout_session_id"},message:"must have required property '"+"checkout_session_id"+"'"}); errors++;
}
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"}); errors++;
}
if(data.checkout_session_id !== undefined){
let data0 = data.checkout_session_id;
if(typeof data0 === "string"){
if(!pattern143.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/checkout_session_id",keyword:"pattern",params:{},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkout_session_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate130.errors = vErrors;
return errors === 0;
}

export const BalanceTransaction = validate131;
const schema65 = {"type":"object","required":["id","account_id","amount","available_on","currency","description","fee","financial_transaction_id","net","payout_id","source_id","source_type","source_payment_id","txn_type","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^bt_[0-9A-Za-z]{22}$"},"account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"amount":{"type":"integer"},"available_on":{"type":"string","format":"date-time"},"currency":{"type":"string","enum":["usd","cad"]},"description":{"type":["string","null"]},"fee":{"type":"integer"},"financial_transaction_id":{"type":["string","null"]},"net":{"type":"integer"},"payout_id":{"type":["string","null"],"pattern":"^po_[0-9A-Za-z]{22}$"},"source_id":{"type":"string"},"source_type":{"type":"string","enum":["payment","refund","payment_fee","returned_fee","dispute","payout"]},"source_payment_id":{"type":["string","null"],"pattern":"^py_[0-9A-Za-z]{22}$"},"txn_type":{"type":"string","enum":["seller_payment","seller_payment_refund","seller_payment_void","processing_fee","processing_fee_return","platform_fee","platform_fee_credit","platform_fee_return","dispute","dispute_fee","payout","payout_failed"]},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"BalanceTransaction"};
const pattern144 = /^bt_[0-9A-Za-z]{22}$/;
const pattern146 = /^po_[0-9A-Za-z]{22}$/;

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="BalanceTransaction" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"}); errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.available_on === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "available_on"},message:"must have required property '"+"available_on"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"}); errors++;
}
if(data.fee === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fee"},message:"must have required property '"+"fee"+"'"}); errors++;
}
if(data.financial_transaction_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "financial_transaction_id"},message:"must have required property '"+"financial_transaction_id"+"'"}); errors++;
}
if(data.net === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "net"},message:"must have required property '"+"net"+"'"}); errors++;
}
if(data.payout_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payout_id"},message:"must have required property '"+"payout_id"+"'"}); errors++;
}
if(data.source_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source_id"},message:"must have required property '"+"source_id"+"'"}); errors++;
}
if(data.source_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source_type"},message:"must have required property '"+"source_type"+"'"}); errors++;
}
if(data.source_payment_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source_payment_id"},message:"must have required property '"+"source_payment_id"+"'"}); errors++;
}
if(data.txn_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "txn_type"},message:"must have required property '"+"txn_type"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern144.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^bt_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.available_on !== undefined){
let data3 = data.available_on;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/available_on",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/available_on",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data4 === "usd") || (data4 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema65.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.description !== undefined){
let data5 = data.description;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.fee !== undefined){
let data6 = data.fee;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/fee",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.financial_transaction_id !== undefined){
let data7 = data.financial_transaction_id;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/financial_transaction_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.net !== undefined){
let data8 = data.net;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/net",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.payout_id !== undefined){
let data9 = data.payout_id;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payout_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data9 === "string"){
if(!pattern146.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/payout_id",keyword:"pattern",params:{},message:"must match pattern \""+"^po_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
}
if(data.source_id !== undefined){
if(typeof data.source_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.source_type !== undefined){
let data11 = data.source_type;
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((((data11 === "payment") || (data11 === "refund")) || (data11 === "payment_fee")) || (data11 === "returned_fee")) || (data11 === "dispute")) || (data11 === "payout"))){
(vErrors ??= []).push({instancePath:instancePath+"/source_type",keyword:"enum",params:{allowedValues: schema65.properties.source_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.source_payment_id !== undefined){
let data12 = data.source_payment_id;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/source_payment_id",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data12 === "string"){
if(!pattern85.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/source_payment_id",keyword:"pattern",params:{},message:"must match pattern \""+"^py_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
}
if(data.txn_type !== undefined){
let data13 = data.txn_type;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/txn_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((((((((((data13 === "seller_payment") || (data13 === "seller_payment_refund")) || (data13 === "seller_payment_void")) || (data13 === "processing_fee")) || (data13 === "processing_fee_return")) || (data13 === "platform_fee")) || (data13 === "platform_fee_credit")) || (data13 === "platform_fee_return")) || (data13 === "dispute")) || (data13 === "dispute_fee")) || (data13 === "payout")) || (data13 === "payout_failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/txn_type",keyword:"enum",params:{allowedValues: schema65.properties.txn_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.created_at !== undefined){
let data14 = data.created_at;
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data15 = data.updated_at;
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate131.errors = vErrors;
return errors === 0;
}

export const Payout = validate132;
const schema66 = {"type":"object","required":["id","account_id","amount","bank_account","currency","delivery_method","description","deposits_at","fees_total","refunds_count","refunds_total","payments_count","payments_total","payout_type","other_total","status","settlement_priority","metadata","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^po_[0-9A-Za-z]{22}$"},"account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"amount":{"type":"integer"},"bank_account":{"$ref":"PayoutBankAccount"},"currency":{"type":"string","enum":["usd","cad"]},"delivery_method":{"type":"string","enum":["standard"]},"description":{"type":["string","null"]},"deposits_at":{"type":"string","format":"date-time"},"fees_total":{"type":"integer"},"refunds_count":{"type":"integer"},"refunds_total":{"type":"integer"},"payments_count":{"type":"integer"},"payments_total":{"type":"integer"},"payout_type":{"type":"string","enum":["cc","ach"]},"other_total":{"type":"integer"},"status":{"type":"string","enum":["scheduled","in_transit","paid","failed","canceled","forwarded"]},"settlement_priority":{"type":"string","enum":["standard","expedited"]},"metadata":{"type":"object","additionalProperties":true},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"Payout"};
const schema67 = {"type":"object","required":["id","full_name","bank_name","account_number_last4","routing_number","country","currency","nickname","account_type"],"properties":{"id":{"type":"string","pattern":"^ba_[0-9A-Za-z]{22}$"},"full_name":{"type":"string"},"bank_name":{"type":"string"},"account_number_last4":{"type":"integer"},"routing_number":{"type":"string"},"country":{"type":"string"},"currency":{"type":"string","enum":["usd","cad"]},"nickname":{"type":"string"},"account_type":{"type":"string"}},"$id":"PayoutBankAccount"};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PayoutBankAccount" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.full_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "full_name"},message:"must have required property '"+"full_name"+"'"}); errors++;
}
if(data.bank_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bank_name"},message:"must have required property '"+"bank_name"+"'"}); errors++;
}
if(data.account_number_last4 === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_number_last4"},message:"must have required property '"+"account_number_last4"+"'"}); errors++;
}
if(data.routing_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "routing_number"},message:"must have required property '"+"routing_number"+"'"}); errors++;
}
if(data.country === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.nickname === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "nickname"},message:"must have required property '"+"nickname"+"'"}); errors++;
}
if(data.account_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_type"},message:"must have required property '"+"account_type"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^ba_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/full_name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.bank_name !== undefined){
if(typeof data.bank_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_number_last4 !== undefined){
let data3 = data.account_number_last4;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/account_number_last4",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.routing_number !== undefined){
if(typeof data.routing_number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/routing_number",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.currency !== undefined){
let data6 = data.currency;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data6 === "usd") || (data6 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema67.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.nickname !== undefined){
if(typeof data.nickname !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/nickname",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_type !== undefined){
if(typeof data.account_type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate133.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Payout" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"}); errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.bank_account === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bank_account"},message:"must have required property '"+"bank_account"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.delivery_method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "delivery_method"},message:"must have required property '"+"delivery_method"+"'"}); errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"}); errors++;
}
if(data.deposits_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deposits_at"},message:"must have required property '"+"deposits_at"+"'"}); errors++;
}
if(data.fees_total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fees_total"},message:"must have required property '"+"fees_total"+"'"}); errors++;
}
if(data.refunds_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refunds_count"},message:"must have required property '"+"refunds_count"+"'"}); errors++;
}
if(data.refunds_total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refunds_total"},message:"must have required property '"+"refunds_total"+"'"}); errors++;
}
if(data.payments_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payments_count"},message:"must have required property '"+"payments_count"+"'"}); errors++;
}
if(data.payments_total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payments_total"},message:"must have required property '"+"payments_total"+"'"}); errors++;
}
if(data.payout_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payout_type"},message:"must have required property '"+"payout_type"+"'"}); errors++;
}
if(data.other_total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "other_total"},message:"must have required property '"+"other_total"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.settlement_priority === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "settlement_priority"},message:"must have required property '"+"settlement_priority"+"'"}); errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern146.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^po_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.bank_account !== undefined){
if(!(validate133(data.bank_account, {instancePath:instancePath+"/bank_account",parentData:data,parentDataProperty:"bank_account",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data4 === "usd") || (data4 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema66.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.delivery_method !== undefined){
let data5 = data.delivery_method;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/delivery_method",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(data5 === "standard")){
(vErrors ??= []).push({instancePath:instancePath+"/delivery_method",keyword:"enum",params:{allowedValues: schema66.properties.delivery_method.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.description !== undefined){
let data6 = data.description;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
}
if(data.deposits_at !== undefined){
let data7 = data.deposits_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/deposits_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deposits_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.fees_total !== undefined){
let data8 = data.fees_total;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/fees_total",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.refunds_count !== undefined){
let data9 = data.refunds_count;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/refunds_count",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.refunds_total !== undefined){
let data10 = data.refunds_total;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/refunds_total",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.payments_count !== undefined){
let data11 = data.payments_count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/payments_count",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.payments_total !== undefined){
let data12 = data.payments_total;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/payments_total",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.payout_type !== undefined){
let data13 = data.payout_type;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payout_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data13 === "cc") || (data13 === "ach"))){
(vErrors ??= []).push({instancePath:instancePath+"/payout_type",keyword:"enum",params:{allowedValues: schema66.properties.payout_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.other_total !== undefined){
let data14 = data.other_total;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/other_total",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.status !== undefined){
let data15 = data.status;
if(typeof data15 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((((((data15 === "scheduled") || (data15 === "in_transit")) || (data15 === "paid")) || (data15 === "failed")) || (data15 === "canceled")) || (data15 === "forwarded"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema66.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.settlement_priority !== undefined){
let data16 = data.settlement_priority;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/settlement_priority",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data16 === "standard") || (data16 === "expedited"))){
(vErrors ??= []).push({instancePath:instancePath+"/settlement_priority",keyword:"enum",params:{allowedValues: schema66.properties.settlement_priority.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.metadata !== undefined){
let data17 = data.metadata;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.created_at !== undefined){
let data18 = data.created_at;
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data19 = data.updated_at;
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate132.errors = vErrors;
return errors === 0;
}

export const PayoutReport = validate135;
const schema68 = {"type":"object","required":["id","csv_url"],"properties":{"id":{"type":"string","pattern":"^po_[0-9A-Za-z]{22}$"},"csv_url":{"type":"string"}},"$id":"PayoutReport"};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PayoutReport" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.csv_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "csv_url"},message:"must have required property '"+"csv_url"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern146.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^po_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.csv_url !== undefined){
if(typeof data.csv_url !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/csv_url",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate135.errors = vErrors;
return errors === 0;
}

export const PayoutBankAccount = validate133;

export const ProceedsPayout = validate136;
const schema69 = {"type":"object","required":["id","account_id","amount","bank_account","currency","delivery_method","description","deposits_at","refunds_count","refunds_total","payments_count","payments_total","other_total","payout_type","status","metadata","created_at","updated_at"],"properties":{"id":{"type":"string","pattern":"^po_[0-9A-Za-z]{22}$"},"account_id":{"type":"string","pattern":"^acc_[0-9A-Za-z]{22}$"},"amount":{"type":"integer"},"bank_account":{"$ref":"PayoutBankAccount"},"currency":{"type":"string","enum":["usd","cad"]},"delivery_method":{"type":"string","enum":["standard"]},"description":{"type":["string","null"],"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"deposits_at":{"type":"string","format":"date-time"},"refunds_count":{"type":"integer"},"refunds_total":{"type":"integer"},"payments_count":{"type":"integer"},"payments_total":{"type":"integer"},"other_total":{"type":"integer"},"payout_type":{"type":"string","enum":["proceeds"]},"status":{"type":"string","enum":["scheduled","in_transit","paid","failed","canceled"]},"metadata":{"type":"object","additionalProperties":true},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"$id":"ProceedsPayout"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProceedsPayout" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"}); errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.bank_account === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bank_account"},message:"must have required property '"+"bank_account"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.delivery_method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "delivery_method"},message:"must have required property '"+"delivery_method"+"'"}); errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"}); errors++;
}
if(data.deposits_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deposits_at"},message:"must have required property '"+"deposits_at"+"'"}); errors++;
}
if(data.refunds_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refunds_count"},message:"must have required property '"+"refunds_count"+"'"}); errors++;
}
if(data.refunds_total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refunds_total"},message:"must have required property '"+"refunds_total"+"'"}); errors++;
}
if(data.payments_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payments_count"},message:"must have required property '"+"payments_count"+"'"}); errors++;
}
if(data.payments_total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payments_total"},message:"must have required property '"+"payments_total"+"'"}); errors++;
}
if(data.other_total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "other_total"},message:"must have required property '"+"other_total"+"'"}); errors++;
}
if(data.payout_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payout_type"},message:"must have required property '"+"payout_type"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern146.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{},message:"must match pattern \""+"^po_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.account_id !== undefined){
let data1 = data.account_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"pattern",params:{},message:"must match pattern \""+"^acc_[0-9A-Za-z]{22}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_id",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.bank_account !== undefined){
if(!(validate133(data.bank_account, {instancePath:instancePath+"/bank_account",parentData:data,parentDataProperty:"bank_account",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!((data4 === "usd") || (data4 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema69.properties.currency.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.delivery_method !== undefined){
let data5 = data.delivery_method;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/delivery_method",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(data5 === "standard")){
(vErrors ??= []).push({instancePath:instancePath+"/delivery_method",keyword:"enum",params:{allowedValues: schema69.properties.delivery_method.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.description !== undefined){
let data6 = data.description;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{},message:"must be string,null"}); errors++;
}
if(typeof data6 === "string"){
if(!pattern25.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
}
if(data.deposits_at !== undefined){
let data7 = data.deposits_at;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/deposits_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deposits_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.refunds_count !== undefined){
let data8 = data.refunds_count;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/refunds_count",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.refunds_total !== undefined){
let data9 = data.refunds_total;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/refunds_total",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.payments_count !== undefined){
let data10 = data.payments_count;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/payments_count",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.payments_total !== undefined){
let data11 = data.payments_total;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/payments_total",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.other_total !== undefined){
let data12 = data.other_total;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/other_total",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.payout_type !== undefined){
let data13 = data.payout_type;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payout_type",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(data13 === "proceeds")){
(vErrors ??= []).push({instancePath:instancePath+"/payout_type",keyword:"enum",params:{allowedValues: schema69.properties.payout_type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.status !== undefined){
let data14 = data.status;
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{},message:"must be string"}); errors++;
}
if(!(((((data14 === "scheduled") || (data14 === "in_transit")) || (data14 === "paid")) || (data14 === "failed")) || (data14 === "canceled"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema69.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.metadata !== undefined){
let data15 = data.metadata;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{},message:"must be object"}); errors++;
}
}
if(data.created_at !== undefined){
let data16 = data.created_at;
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.updated_at !== undefined){
let data17 = data.updated_at;
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"format",params:{},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate136.errors = vErrors;
return errors === 0;
}

export const DayVolume = validate138;
const schema70 = {"type":"object","required":["date","value"],"properties":{"date":{"type":"string","format":"date"},"value":{"type":"integer"}},"$id":"DayVolume"};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DayVolume" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"}); errors++;
}
if(data.value === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"}); errors++;
}
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 === "string"){
if(!(formats16.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"format",params:{},message:"must match format \""+"date"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"type",params:{},message:"must be string"}); errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate138.errors = vErrors;
return errors === 0;
}

export const GrossVolume = validate139;
const schema71 = {"type":"object","required":["total","dates"],"properties":{"total":{"type":"integer"},"dates":{"type":"array","items":{"$ref":"DayVolume"}}},"$id":"GrossVolume"};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GrossVolume" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"}); errors++;
}
if(data.dates === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dates"},message:"must have required property '"+"dates"+"'"}); errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{},message:"must be integer"}); errors++;
}
}
if(data.dates !== undefined){
let data1 = data.dates;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate138(data1[i0], {instancePath:instancePath+"/dates/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dates",keyword:"type",params:{},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{},message:"must be object"}); errors++;
}
validate139.errors = vErrors;
return errors === 0;
}

export const resourceValidators = {
  PageInfo,
  Error,
  AccessToken,
  WebComponentToken,
  ApplicationFeeRate,
  SubAccount,
  PayoutSettings,
  SubAccountSettings,
  SellerAccount,
  OnboardingPayload,
  OnboardingEntry,
  AssociatedAccount,
  ProductCategories,
  Business,
  Identity,
  Address,
  EntityBankAccount,
  EntityDocument,
  TermsAndConditions,
  ProvisioningPayload,
  Provisioning,
  FeeConfiguration,
  Card,
  BankAccount,
  PaymentMethod,
  PaymentMethodGroup,
  PaymentMethodGroupDetails,
  Payment,
  PaymentFee,
  ApplicationFee,
  PaymentIntent,
  ReturnedFee,
  Refund,
  Dispute,
  DisputeResponse,
  DisputeReversal,
  DisputeEvidence,
  PaymentBalanceTransaction,
  CheckoutFee,
  CheckoutApplicationFees,
  Checkout,
  CheckoutCompletionItem,
  CheckoutCompletion,
  CheckoutRefund,
  CheckoutReturnedFee,
  CheckoutSession,
  BalanceTransaction,
  Payout,
  PayoutReport,
  PayoutBankAccount,
  ProceedsPayout,
  DayVolume,
  GrossVolume,
};
